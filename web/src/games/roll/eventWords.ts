import type { Destination } from '../../art/roll/tiles';
import type { People } from '../../table/game';
import type { Event, roll } from '../../wire/types';
import { NONE, plus } from './dice';
import { sideName, sideOf } from './printed';
import { dieText, diceText, list, phaseText, stackText, tileText } from './said';
import { t } from './sentences';
import { t as tPiece } from './words';

type Name = People['name'];
type Words = {
  readonly [K in roll.Event['type']]: (event: Extract<roll.Event, { type: K }>, name: Name) => string | null;
};

const to = (place: string): string => tPiece(`roll.gain.${place as Destination}`);

/** An event as one line, its subject first. Null: the line beside it says it already. */
export const EVENT_WORDS: Words = {
  Abandoned: ({ seat, stack, tile }, name) =>
    tile === null
      ? t('roll.event.Abandoned', { name: name(seat) })
      : t('roll.event.Abandoned.own', { name: name(seat), tile: sideName(sideOf(tile, stack)) }),
  Awarded: ({ seat, side, chips }, name) =>
    t('roll.event.Awarded', { name: name(seat), n: chips, tile: sideName(side) }),
  Bought: ({ seat, credits, chips }, name) => t('roll.event.Bought', { name: name(seat), n: chips, price: credits }),
  Built: ({ seat, side }, name) => t('roll.event.Built', { name: name(seat), tile: sideName(side) }),
  Consumed: ({ seat, world, chips }, name) =>
    t('roll.event.Consumed', { name: name(seat), world: sideName(world), n: chips }),
  Ended: ({ round }) => t('roll.event.Ended', { n: round }),
  ExtraDie: ({ face }) => t('roll.event.ExtraDie', { phase: phaseText(face) }),
  Found: ({ seat, drawn, tiles }, name) =>
    tiles
      ? t('roll.event.Found.own', { name: name(seat), tiles: list(tiles.map(tileText)) })
      : t('roll.event.Found', { name: name(seat), n: drawn }),
  Gained: ({ seat, side, colour, to: place, came }, name) =>
    came
      ? t('roll.event.Gained', { name: name(seat), die: dieText(colour), to: to(place), tile: sideName(side) })
      : t('roll.event.Gained.none', { name: name(seat), die: dieText(colour), tile: sideName(side) }),
  Laid: ({ seat, stack, tile }, name) =>
    tile === null
      ? t('roll.event.Laid', { name: name(seat), stack: stackText(stack) })
      : t('roll.event.Laid.own', { name: name(seat), stack: stackText(stack), tile: sideName(sideOf(tile, stack)) }),
  Opened: ({ seat, development, world }, name) =>
    t('roll.event.Opened', { name: name(seat), development: sideName(development), world: sideName(world) }),
  Paid: ({ seat, side, credits }, name) => t('roll.event.Paid', { name: name(seat), n: credits, tile: sideName(side) }),
  PhaseBegan: ({ phase, strict }) =>
    strict
      ? t('roll.event.PhaseBegan.strict', { phase: phaseText(phase) })
      : t('roll.event.PhaseBegan', { phase: phaseText(phase) }),
  Produced: ({ seat, colour, world }, name) =>
    t('roll.event.Produced', { name: name(seat), world: sideName(world), die: dieText(colour) }),
  Rearranged: ({ seat, tile }, name) => t('roll.event.Rearranged', { name: name(seat), tile: sideName(tile) }),
  Recalled: ({ seat, colour }, name) => t('roll.event.Recalled', { name: name(seat), die: dieText(colour) }),
  Recruited: ({ seat, dice }, name) => t('roll.event.Recruited', { name: name(seat), dice: diceText(dice) }),
  Refilled: ({ tiles }) => t('roll.event.Refilled', { n: tiles }),
  Removed: ({ seat, colour }, name) => t('roll.event.Removed', { name: name(seat), die: dieText(colour) }),
  Rolled: ({ seat, faces }, name) =>
    faces
      ? t('roll.event.Rolled.own', { name: name(seat), dice: diceText(faces.reduce(plus)) })
      : t('roll.event.Rolled', { name: name(seat) }),
  RoundBegan: () => null,
  Scouted: ({ seat, wanted }, name) => t('roll.event.Scouted', { name: name(seat), n: wanted }),
  Selected: ({ seat, phase, colour }, name) =>
    phase === NONE
      ? t('roll.event.Selected.none', { name: name(seat) })
      : t('roll.event.Selected', { name: name(seat), phase: phaseText(phase), die: dieText(colour) }),
  Sold: ({ seat, world, credits }, name) =>
    t('roll.event.Sold', { name: name(seat), world: sideName(world), n: credits }),
  Stocked: ({ seat, credits }, name) => t('roll.event.Stocked', { name: name(seat), n: credits }),
  ToCup: ({ seat, dice }, name) => t('roll.event.ToCup', { name: name(seat), dice: diceText(dice) }),
  Unused: ({ seat, dice }, name) => t('roll.event.Unused', { name: name(seat), dice: diceText(dice) }),
  Worked: ({ seat, stack, dice }, name) =>
    t('roll.event.Worked', { name: name(seat), dice: diceText(dice), stack: stackText(stack) }),
};

/** Also for what is not of this game (an undo): then nothing, and the table says it. */
export function eventText(event: Event, people: People): string | null {
  const word = EVENT_WORDS[event.type as roll.Event['type']] as
    ((event: Event, name: Name) => string | null) | undefined;
  return word?.(event, people.name) ?? null;
}

export function chapterText(event: Event): string | null {
  return event.type === 'RoundBegan' ? t('roll.event.RoundBegan', { n: (event as roll.RoundBegan).round }) : null;
}
