import type { Choice, Scene, roll } from '../../wire/types';
import { consuming, extraColour, selling, stocking, type Empire } from './outlook';
import { sideName, sideOf } from './printed';
import { dieText, gainText, incomeText, phaseText, sightOf, stackText, zoneText } from './said';
import { t } from './sentences';

interface Asked {
  readonly empire: roll.Empire | undefined;
  readonly known: Empire & Pick<roll.Empire, 'credits'>;
}
type Words = {
  readonly [K in roll.Choice['type']]: (choice: Extract<roll.Choice, { type: K }>, asked: Asked) => string;
};

/** Where a die is given back from: a column, the cup, the citizenry or a stack. */
function placeText(place: number): string {
  if (place === 5) return t('roll.place.cup');
  if (place === 6) return t('roll.place.citizenry');
  return place < 5 ? phaseText(place) : stackText(place - 7);
}

function layText({ tile: number, stack, top }: roll.Lay): string {
  const tile = sideName(sideOf(number, stack));
  return top ? t('roll.choice.Lay.top', { tile }) : t('roll.choice.Lay', { tile });
}

export const CHOICE_WORDS: Words = {
  Abandon: ({ tile }, { empire }) => t('roll.choice.Abandon', { tile: zoneText(tile, empire) }),
  Arrange: ({ development }) => t('roll.choice.Arrange', { development: sideName(sideOf(development, 0)) }),
  Buy: () => t('roll.choice.Buy'),
  Consume: (choice, { known }) =>
    t('roll.choice.Consume', {
      good: dieText(choice.good),
      world: sideName(choice.world),
      shipper: dieText(extraColour(choice.shipper)),
      gain: gainText(consuming(known, choice), known.credits),
    }),
  Dictate: ({ column, colour }) => t('roll.choice.Dictate', { die: dieText(colour), phase: phaseText(column) }),
  Done: () => t('roll.choice.Done'),
  Finish: ({ colour }) => t('roll.choice.Finish', { die: dieText(colour) }),
  Lay: layText,
  Move: ({ column, colour, to }) =>
    t('roll.choice.Move', { die: dieText(colour), phase: phaseText(column), to: phaseText(to) }),
  Place: ({ colour, phase }) => t('roll.choice.Place', { die: dieText(colour), phase: phaseText(phase) }),
  Produce: ({ colour, world }) => t('roll.choice.Produce', { die: dieText(colour), world: sideName(world) }),
  Raise: ({ tile, stack }) => t('roll.choice.Raise', { tile: sideName(sideOf(tile, stack)) }),
  Ready: () => t('roll.choice.Ready'),
  Recall: ({ stack, colour }) => t('roll.choice.Recall', { die: dieText(colour), stack: stackText(stack) }),
  RecallGood: ({ world, colour }) => t('roll.choice.RecallGood', { die: dieText(colour), world: sideName(world) }),
  Recruit: ({ colour }) => t('roll.choice.Recruit', { die: dieText(colour) }),
  Remove: ({ place, colour }) => t('roll.choice.Remove', { die: dieText(colour), place: placeText(place) }),
  RemoveGood: ({ world, colour }) => t('roll.choice.RemoveGood', { die: dieText(colour), world: sideName(world) }),
  Return: ({ colour }) => t('roll.choice.Return', { die: dieText(colour) }),
  Scout: ({ colour }) => t('roll.choice.Scout', { die: dieText(colour) }),
  Select: ({ phase, column, colour }) =>
    t('roll.choice.Select', { phase: phaseText(phase), die: dieText(colour), column: phaseText(column) }),
  Sell: (choice, { known }) =>
    t('roll.choice.Sell', {
      good: dieText(choice.good),
      world: sideName(choice.world),
      shipper: dieText(extraColour(choice.shipper)),
      gain: gainText(selling(known, choice), known.credits),
    }),
  Stock: ({ colour }, { known }) =>
    t('roll.choice.Stock', { die: dieText(colour), gain: incomeText(stocking(known, colour), known.credits) }),
  Use: ({ development }) => t('roll.choice.Use', { development: sideName(development) }),
  Work: ({ colour }) => t('roll.choice.Work', { die: dieText(colour) }),
};

export function choiceText(choice: Choice, scene: Scene): string {
  const empire = scene.ask ? sightOf(scene).players[scene.ask.seat] : undefined;
  const word = CHOICE_WORDS[choice.type as roll.Choice['type']] as (choice: Choice, asked: Asked) => string;
  return word(choice, { empire, known: empire ?? { tableau: [], credits: 0 } });
}
