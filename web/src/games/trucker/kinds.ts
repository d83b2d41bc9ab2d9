import type { TileKind } from '../../art/trucker/tile';
import { faceOf } from './printed';

/** The shelves of the warehouse, in the order in which tiles lie on them. */
const SHELVES = {
  cannons: ['cannon', 'double_cannon'],
  engines: ['engine', 'double_engine'],
  batteries: ['battery'],
  shields: ['shield'],
  cabins: ['cabin', 'starting_cabin'],
  holds: ['cargo_hold', 'special_cargo_hold'],
  hull: ['structural_module'],
  aliens: ['life_support'],
} as const satisfies Readonly<Record<string, readonly TileKind[]>>;

export type Shelf = keyof typeof SHELVES;
export type Filter = 'all' | Shelf;
export const FILTERS = ['all', ...(Object.keys(SHELVES) as Shelf[])] as const;

const ORDER: readonly TileKind[] = Object.values(SHELVES).flat();
const orderOf = (tile: number): number => ORDER.indexOf(faceOf(tile).kind);

export const isOn = (tile: number, filter: Filter): boolean =>
  filter === 'all' || (SHELVES[filter] as readonly TileKind[]).includes(faceOf(tile).kind);

/** The tiles of a shelf, those of a kind side by side. */
export function shelved(tiles: readonly number[], filter: Filter): readonly number[] {
  return tiles.filter((tile) => isOn(tile, filter)).toSorted((a, b) => orderOf(a) - orderOf(b) || a - b);
}
