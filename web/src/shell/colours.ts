import type { PlayerColour } from '../art/shared/palette';

const USUAL: readonly PlayerColour[] = ['blue', 'red', 'green', 'yellow', 'pink', 'teal', 'orange'];
const OF_GAME: Readonly<Record<string, readonly PlayerColour[]>> = { captains: ['teal', 'orange', 'pink', 'green'] };

/** The colours that a game's pieces come in. */
export function coloursOf(game: string): readonly PlayerColour[] {
  return OF_GAME[game] ?? USUAL;
}

/** The colour of each seat. On your own screen you have your favourite, and whose colour it was has yours. */
export function seatColours(
  game: string,
  seats: number,
  you: number | null = null,
  favourite: PlayerColour | null = null,
): readonly PlayerColour[] {
  const known = coloursOf(game);
  const order = Array.from(
    { length: Math.max(seats, known.length) },
    (_, seat) => known[seat % known.length] ?? 'blue',
  );
  const other = you === null || favourite === null ? -1 : order.indexOf(favourite);
  const swapped =
    you === null || other < 0 ? order : order.with(other, order[you] ?? 'blue').with(you, order[other] ?? 'blue');
  return swapped.slice(0, seats);
}
