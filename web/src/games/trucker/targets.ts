import type { Choice, trucker } from '../../wire/types';
import { partsOf } from './hull';
import { boardOf } from './printed';

/** A place on the board that can be touched: a square, a tile, a cube; or a word on a button of the call bar. */
export type Target = string;

export const HEAP: Target = 'heap';
export const GLASS: Target = 'glass';
export const RESERVE: Target = 'reserve';
export const squareAt = (square: number): Target => `square:${square}`;
export const openTile = (tile: number): Target => `tile:${tile}`;
export const asideTile = (tile: number): Target => `aside:${tile}`;
export const pileAt = (pile: number): Target => `pile:${pile}`;
export const startPlace = (space: number): Target => `space:${space}`;
export const planetAt = (planet: number): Target => `planet:${planet}`;
export const cubeOf = (colour: number): Target => `cube:${colour}`;
export const theirs = (owner: number, square: number): Target => `theirs:${owner}:${square}`;
export const guest = (alien: number): Target => `say:guest:${alien}`;
export const unloaded = (colour: number): Target => `say:unload:${colour}`;
export const isSaid = (target: Target): boolean => target.startsWith('say:');

/** What a choice depends on beside itself. */
interface Asked {
  readonly sight: trucker.Sight;
  readonly me: trucker.Ship | undefined;
}
type Touched = {
  readonly [K in trucker.Choice['type']]?: (
    choice: Extract<trucker.Choice, { type: K }>,
    asked: Asked,
  ) => readonly (readonly Target[])[];
};

/** Any square of a part stands for the part. */
function partTargets({ square }: trucker.Keep, { sight, me }: Asked): readonly (readonly Target[])[] {
  const parts = partsOf(boardOf(sight), me?.cells ?? []);
  return (parts.find((part) => part.includes(square)) ?? [square]).map((each) => [squareAt(each)]);
}

/** What is touched to make a choice, each way by itself; choices that are not here stand on the call bar's buttons.
    Welding is not here either: where a tile goes depends on how it is turned. */
export const TOUCHED: Touched = {
  Activate: ({ component, battery }) => [[squareAt(component), squareAt(battery)]],
  Begin: () => [[GLASS]],
  Finish: ({ space }) => [[startPlace(space)]],
  FlipGlass: () => [[GLASS]],
  House: ({ square, alien }) => [[squareAt(square), guest(alien)]],
  Keep: partTargets,
  Land: ({ planet }) => [[planetAt(planet)]],
  Lift: (_, { me }) => [[squareAt(me?.last ?? -1)]],
  Read: ({ pile }) => [[pileAt(pile)]],
  Remove: ({ square }) => [[squareAt(square)]],
  Report: ({ owner, square }) => [[theirs(owner, square)]],
  SetAside: () => [[RESERVE]],
  Shield: ({ battery }) => [[squareAt(battery)]],
  Shoot: ({ battery }) => (battery < 0 ? [] : [[squareAt(battery)]]),
  Stow: ({ colour, square }) => [[cubeOf(colour), squareAt(square)]],
  Surrender: ({ square }) => [[squareAt(square)]],
  Take: ({ tile }) => [[openTile(tile)]],
  TakeAside: ({ tile }) => [[asideTile(tile)]],
  TakeHidden: () => [[HEAP]],
  Unload: ({ colour, square }) => [[squareAt(square), unloaded(colour)]],
};

export interface Offer {
  readonly choice: Choice;
  readonly targets: readonly Target[];
}

export function offersOf(choices: readonly Choice[], asked: Asked): readonly Offer[] {
  return choices.flatMap((choice) => {
    const ways = TOUCHED[choice.type as trucker.Choice['type']] as
      ((choice: Choice, asked: Asked) => readonly (readonly Target[])[]) | undefined;
    return (ways?.(choice, asked) ?? []).map((targets) => ({ choice, targets }));
  });
}

const has = ({ targets }: Offer, touched: readonly Target[]) => touched.every((target) => targets.includes(target));

export interface Light {
  /** What may be touched next. */
  readonly lit: ReadonlySet<Target>;
  /** What has been touched, or goes without saying. */
  readonly held: ReadonlySet<Target>;
  /** What may still be chosen. */
  readonly open: readonly Offer[];
}

/** What all that is still open shares goes without saying, once something was touched: the only battery, the only guest. */
function implied(open: readonly Offer[], touched: readonly Target[]): readonly Target[] {
  const [first, ...others] = open;
  if (!first || touched.length === 0) return [];
  return first.targets.filter((target) => others.every((offer) => has(offer, [target])));
}

export function light(offers: readonly Offer[], touched: readonly Target[]): Light {
  const open = offers.filter((offer) => has(offer, touched));
  const held = new Set([...touched, ...implied(open, touched)]);
  const lit = open.flatMap(({ targets }) => targets.filter((target) => !held.has(target)));
  return { lit: new Set(lit), held, open };
}

/** The choice that is made once nothing is left to touch; null while something is. */
export function settled({ open, held }: Light): Choice | null {
  return open.find(({ targets }) => targets.every((target) => held.has(target)))?.choice ?? null;
}

/** Where the tile in hand may go: the turns that each square takes. */
export function weldsIn(choices: readonly Choice[]): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>();
  for (const choice of choices) {
    if (choice.type !== 'Weld') continue;
    const { square, turn } = choice as trucker.Weld;
    found.set(square, (found.get(square) ?? new Set()).add(turn));
  }
  return found;
}
