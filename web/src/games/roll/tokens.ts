import type { roll } from '../../wire/types';
import { NONE, oneByOne, WILD, type Counts } from './dice';

/** A die of one's own with an identity, so that it can be seen moving: the server only counts colours. */
export interface Token {
  readonly id: number;
  readonly colour: number;
  /** The face it rolled, while it stands on the phase strip. */
  readonly face: number | null;
  readonly place: string;
}

export const atColumn = (column: number): string => `column ${column}`;
export const atStack = (stack: number): string => `stack ${stack}`;
export const atWorld = (world: number): string => `world ${world}`;

const columnOf = (place: string): number => (place.startsWith('column ') ? Number(place.slice(7)) : NONE);
const onStrip = (place: string): boolean => columnOf(place) !== NONE || place === 'socket' || place === 'dictated';

/** Where the dice of an empire are, as far as its owner sees. */
export function placesOf(empire: roll.Empire): ReadonlyMap<string, readonly number[]> {
  const { strip } = empire;
  const places: [string, readonly number[]][] = [
    ['cup', oneByOne(empire.cup)],
    ['citizenry', oneByOne(empire.citizenry)],
    ['crew', oneByOne(empire.crew)],
    ...empire.stacks.map(({ builders }, stack): [string, number[]] => [atStack(stack), oneByOne(builders)]),
    ...empire.goods.map(({ world, dice }): [string, number[]] => [atWorld(world), oneByOne(dice)]),
    ...(strip?.workers ?? []).map((dice, column): [string, number[]] => [atColumn(column), oneByOne(dice)]),
    ['socket', strip && strip.selector !== NONE ? [strip.selector] : []],
    ['dictated', oneByOne(strip?.dictated ?? [])],
  ];
  return new Map(places);
}

interface Need {
  readonly colour: number;
  readonly place: string;
}

/** Take the first that fits out of a list. */
function take<T>(list: T[], fits: (item: T) => boolean): T | undefined {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/** The same dice in their new places: whoever may stay stays, whoever is missed comes from where one too many was. */
export function follow(before: readonly Token[], empire: roll.Empire): readonly Token[] {
  const left = [...before];
  const stayed: Token[] = [];
  const needs: Need[] = [];
  for (const [place, dice] of placesOf(empire))
    for (const colour of dice) {
      const same = take(left, (token) => token.colour === colour && token.place === place);
      if (same) stayed.push(same);
      else needs.push({ colour, place });
    }
  let next = Math.max(0, ...before.map(({ id }) => id));
  const came = needs.map(({ colour, place }): Token => {
    const column = columnOf(place);
    const moved =
      take(left, (token) => token.colour === colour && token.face === column) ??
      take(left, (token) => token.colour === colour);
    return moved
      ? { ...moved, place, face: onStrip(moved.place) ? moved.face : null }
      : { id: ++next, colour, place, face: null };
  });
  return faced([...stayed, ...came], empire.strip?.rolled ?? []);
}

/** Every die on the strip shows a face that was rolled with its colour; it keeps the one it has shown so far. */
function faced(tokens: readonly Token[], rolled: readonly Counts[]): readonly Token[] {
  const faces = rolled.map((counts) => [...counts]);
  const use = (face: number | null, colour: number): boolean => {
    const counts = face === null ? undefined : faces[face];
    const rest = counts?.[colour] ?? 0;
    if (counts && rest > 0) counts[colour] = rest - 1;
    return rest > 0;
  };
  const kept = new Map(
    tokens.filter(({ place }) => onStrip(place)).map((token) => [token, use(token.face, token.colour)]),
  );
  const fresh = (token: Token): number | null => {
    const column = columnOf(token.place);
    const any = [column, WILD, ...faces.keys()];
    return any.find((face) => use(face, token.colour)) ?? null;
  };
  return tokens.map((token) => {
    if (!onStrip(token.place)) return { ...token, face: null };
    return kept.get(token) ? token : { ...token, face: fresh(token) };
  });
}
