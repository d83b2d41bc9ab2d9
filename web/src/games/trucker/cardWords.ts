import type { Adventure, Hit } from '../../art/trucker/adventure';
import type { AdventureWords } from '../../art/trucker/words';
import type { trucker } from '../../wire/types';
import { t as label } from './labels';
import { t as fleet } from './fleet';
import { cardName, flightOf, type Where } from './printed';
import { t } from './words';

export function hitName({ size, from }: Hit): string {
  return t(`trucker.hit.${size}`, { side: t(`trucker.from.${from}`) });
}

function ruleOf({ type }: Adventure): string {
  const rule = type === 'stardust' || type === 'open_space' || type === 'epidemic' || type === 'sabotage';
  return rule ? t(`trucker.text.${type}`) : '';
}

function doubtOf({ confidence }: trucker.SeenCard): string {
  return confidence === 'confirmed' ? '' : label(`trucker.sky.unsure.${confidence}`);
}

/** What a flight of high stakes has done to a card. */
function harsherText(card: Adventure): string {
  if ('goods' in card || card.type === 'planets') return fleet('trucker.fleet.harsher.goods');
  const same = card.type === 'stardust' || card.type === 'open_space' || card.type === 'epidemic';
  return same || card.type === 'sabotage' ? '' : fleet('trucker.fleet.harsher');
}

const isHarsher = (where?: Where): boolean => where !== undefined && flightOf(where).stakes !== undefined;

/** The words of a card; of one on the table also the name we gave it, and whether its numbers are confirmed. */
export function adventureWords(card: Adventure, seen?: trucker.SeenCard, where?: Where): AdventureWords {
  return {
    name: seen ? cardName(seen.card) : '',
    doubt: seen ? doubtOf(seen) : '',
    harsher: isHarsher(where) ? harsherText(card) : '',
    title: t(`trucker.card.${card.type}`),
    text: ruleOf(card),
    strength: t('trucker.card.strength'),
    defeat: t('trucker.card.defeat'),
    reward: t('trucker.card.reward'),
    cost: t('trucker.card.cost'),
    needed: t('trucker.card.needed'),
    days: t('trucker.card.days'),
    learning: t('trucker.card.learning'),
    criterion: (criterion) => t(`trucker.criterion.${criterion}`),
    hit: hitName,
    good: (good) => t(`trucker.good.${good}`),
  };
}
