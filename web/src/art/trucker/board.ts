import type { Point } from '../shared/path';

export interface Square {
  readonly row: number;
  readonly column: number;
}

/** A pair of squares between the ships of a fleet, and the die that opens it; 0: the second of two that are alike. */
export interface Bridge {
  readonly die: number;
  readonly squares: readonly Square[];
  readonly open: boolean;
}

/** A ship board: the squares that can be built on, by printed row and column. */
export interface BoardShape {
  readonly squares: readonly Square[];
  readonly start: Square;
  /** First and last printed number. */
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
  /** Only where a fleet is built. */
  readonly bridges?: readonly Bridge[];
}

/** The side of a square in the drawing. */
export const CELL = 100;

export function sameSquare(a: Square, b: Square): boolean {
  return a.row === b.row && a.column === b.column;
}

/** Rows count from front to rear, columns from left to right. */
export function range([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The upper left corner of a square. */
export function corner(board: BoardShape, { row, column }: Square): Point {
  return [(column - board.columns[0]) * CELL, (row - board.rows[0]) * CELL];
}

export function centre(board: BoardShape, square: Square): Point {
  const [x, y] = corner(board, square);
  return [x + CELL / 2, y + CELL / 2];
}

export function extent(board: BoardShape): readonly [width: number, height: number] {
  return [range(board.columns).length * CELL, range(board.rows).length * CELL];
}

/** Pixels around a board for its printed numbers. */
export const MARGIN = 26;

/** The size of a square, so that a board fits into so many pixels; never larger than `largest`. */
export function cellFor(board: BoardShape, width: number, margin: number, largest: number): number {
  return Math.min(largest, (width - 2 * margin) / range(board.columns).length);
}

/** The square under a point of the drawing, if the board has one there. */
export function squareAt(board: BoardShape, [x, y]: Point): Square | undefined {
  const found = { row: board.rows[0] + Math.floor(y / CELL), column: board.columns[0] + Math.floor(x / CELL) };
  return board.squares.find((square) => sameSquare(square, found));
}
