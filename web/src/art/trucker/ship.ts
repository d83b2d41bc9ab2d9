import { box, type Point } from '../shared/path';
import { corner, type BoardShape, type Square } from './board';
import type { Joint } from './connectors';
import { INSET, insetOf, SILHOUETTE, type Inset } from './paint';
import { turned, type Contents, type TileFace, type Turn } from './tile';

export interface PlacedTile extends Square {
  readonly face: TileFace;
  readonly turn: Turn;
  readonly contents?: Contents;
}

export function jointsOf(board: BoardShape, tiles: readonly PlacedTile[]): Joint[] {
  return tiles.map((tile) => ({ origin: corner(board, tile), connectors: turned(tile.face.connectors, tile.turn) }));
}

/** The same box on every square, in one path. */
export function boxes(corners: readonly Point[], inset: number, radius: number): string {
  return corners.map(([x, y]) => box([x + inset, y + inset], [x + 100 - inset, y + 100 - inset], radius)).join('');
}

export interface Paint {
  readonly d: string;
  readonly fill: string;
}

/** All insets of a small ship, one path per colour. */
export function insetPaints(board: BoardShape, tiles: readonly PlacedTile[]): Paint[] {
  const kinds = new Set(tiles.map((tile) => insetOf(tile.face)));
  const corners = (inset: Inset) =>
    tiles.filter((tile) => insetOf(tile.face) === inset).map((tile) => corner(board, tile));
  return [...kinds].map((inset) => ({ d: boxes(corners(inset), 9, 10), fill: INSET[inset].dark }));
}

export interface Emblem extends Paint {
  readonly at: Point;
}

export function emblems(board: BoardShape, tiles: readonly PlacedTile[]): Emblem[] {
  return tiles.map((tile) => ({ at: corner(board, tile), ...SILHOUETTE[insetOf(tile.face)] }));
}
