import { effectWords, technologyText } from './effectWords';
import { t } from './labels';
import { EVENTS, isStandard, powerText, said, type Card } from './printed';

/** What an event does, in plain words. */
export function eventWords({ first_active, each, special }: (typeof EVENTS)[number]): string {
  return [
    ...(first_active.length > 0 ? [t('captains.board.event.first', { what: effectWords(first_active) })] : []),
    ...(each.length > 0 ? [t('captains.board.event.each', { what: effectWords(each) })] : []),
    ...(special ? [powerText(special)] : []),
  ].join(' ');
}

/** What a technology does or scores, as short as there are words for it. */
export function technologyWords(card: Card): string {
  if (card.type === 'room') return effectWords(card.effects);
  const own = card.long ? said(card.long) : '';
  return isStandard() ? (technologyText(card.type, card.key) ?? own) : own;
}
