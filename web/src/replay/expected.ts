import type { Analysis, Turn } from '../wire/types';
import type { People } from '../table/game';
import type { Standing } from './standings';

const MOST = 5;
const halved = (value: number): number => Math.round(value * 2) / 2;

/** What each player could expect at every picture: a moment holds until the next one that was looked at. */
export function expected({ moments }: Analysis, length: number, people: People): readonly Standing[] {
  const at = Array.from({ length }, (_, i) => moments.findLast((moment) => moment.at <= i) ?? moments[0]);
  return people.players.map(({ seat, colour }) => ({
    name: people.name(seat),
    colour,
    values: at.map((moment) => halved(moment?.scores[seat] ?? 0)),
  }));
}

/** A turning point: numbered in the order of the game. */
export interface Marked extends Turn {
  readonly number: number;
}

/** The dearest choices, at most five, in the order of the game. */
export function turningPoints({ turns }: Analysis): readonly Marked[] {
  return turns
    .slice(0, MOST)
    .toSorted((one, other) => one.at - other.at)
    .map((turn, i) => ({ ...turn, number: i + 1 }));
}
