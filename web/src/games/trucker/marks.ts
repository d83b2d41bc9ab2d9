import type { trucker } from '../../wire/types';
import { damage } from './calls';
import type { Play } from './play.svelte';
import { squareAt } from './targets';

export type SquareLook = 'fits' | 'turns' | 'chosen' | 'answers' | 'refused' | 'hit' | 'falls';

/** How a square of one's own ship is marked now; the strongest word wins. */
export function lookOf(play: Play, square: number, threatened: Threat): SquareLook | null {
  if (play.chosen === square && play.fit(square) !== null) return 'chosen';
  if (play.light.held.has(squareAt(square)) && play.hand === null) return 'chosen';
  if (play.asked === square) return 'refused';
  if (play.hand !== null) return play.fit(square);
  if (square === threatened.square) return 'hit';
  const parts = play.ask?.type === 'KeepPart'; // outlined as a whole
  if (play.light.lit.has(squareAt(square)) && square !== play.me.last && !parts) return 'answers';
  return threatened.falls.includes(square) ? 'falls' : null;
}

export interface Threat {
  readonly square: number;
  readonly falls: readonly number[];
}

const CALM: Threat = { square: -1, falls: [] };

/** What the attack that is being decided would strike on one's own ship. */
export function threatTo(play: Play): Threat {
  const { ask } = play;
  return ask?.type === 'Defend' ? damage(ask as trucker.Defend, play.sight, play.me) : CALM;
}
