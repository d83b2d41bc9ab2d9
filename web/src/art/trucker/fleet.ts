import { sameSquare, type BoardShape, type Square } from './board';

/** The board of a fleet: small ships around a window, of which dice may make fewer and bigger ones. */

/** A ship as the dice have made it: its squares, and its name of one letter for each of the parts in it. */
export interface Berth {
  readonly name: string;
  readonly squares: readonly Square[];
}

const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

const isNext = (a: Square, b: Square): boolean =>
  STEPS.some(([down, right]) => a.row + down === b.row && a.column + right === b.column);

/** What hangs together of these squares, the foremost first. */
function regionsOf(squares: readonly Square[]): readonly (readonly Square[])[] {
  const rest = new Set(squares);
  const regions: Square[][] = [];
  for (const first of rest) {
    const region = [first];
    rest.delete(first);
    for (const square of region)
      for (const other of rest) if (isNext(square, other) && rest.delete(other)) region.push(other);
    regions.push(region);
  }
  return regions;
}

const among = (squares: readonly Square[], square: Square): boolean =>
  squares.some((other) => sameSquare(other, square));

export const closedSquares = ({ bridges = [] }: BoardShape): readonly Square[] =>
  bridges.flatMap(({ open, squares }) => (open ? [] : squares));

function made<T>(make: (board: BoardShape) => T): (board: BoardShape) => T {
  const known = new WeakMap<BoardShape, T>();
  return (board) => {
    const found = known.get(board) ?? make(board);
    known.set(board, found);
    return found;
  };
}

/** The parts that are there before any die is rolled, named A, B, C, D from the front. */
export const partsOfBoard = made((board): readonly Berth[] => {
  const between = (board.bridges ?? []).flatMap(({ squares }) => squares);
  if (between.length === 0) return [];
  return regionsOf(board.squares.filter((square) => !among(between, square))).map((squares, i) => ({
    name: String.fromCharCode(65 + i),
    squares,
  }));
});

/** The ships that the dice have made of the parts; none on a board for a single ship. */
export const shipsOfBoard = made((board): readonly Berth[] => {
  if (!board.bridges) return [];
  const closed = closedSquares(board);
  return regionsOf(board.squares.filter((square) => !among(closed, square))).map((squares) => ({
    name: partsOfBoard(board)
      .filter((part) => part.squares.some((square) => among(squares, square)))
      .map(({ name }) => name)
      .join('+'),
    squares,
  }));
});

/** Where the ornamental window of a fleet's board is: in the middle, with squares on all sides. */
export function windowOf({ bridges, squares, rows, columns }: BoardShape): Square | null {
  if (!bridges) return null;
  const middle = { row: (rows[0] + rows[1]) / 2, column: (columns[0] + columns[1]) / 2 };
  return among(squares, middle) ? null : middle;
}

/** Which parts a square between ships would join, in letters. */
export const joinedBy = (board: BoardShape, square: Square): readonly string[] =>
  partsOfBoard(board)
    .filter(({ squares }) => squares.some((other) => isNext(square, other)))
    .map(({ name }) => name);

/** A free spot at the edge of the board beside a part: there its letter is written. */
export function signOf({ rows, columns }: BoardShape, { squares }: Berth): Square {
  const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length;
  const front = mean(squares.map(({ row }) => row)) < mean(rows);
  const left = mean(squares.map(({ column }) => column)) < mean(columns);
  return { row: front ? rows[0] + 1 : rows[1] - 1, column: left ? columns[0] : columns[1] };
}

/** The sides behind which a group of squares ends, as one path; a square is 100 wide. */
export function contour(board: BoardShape, squares: readonly Square[]): string {
  const [top, left] = [board.rows[0], board.columns[0]];
  const SIDES = ['h100', 'm100 0v100', 'm0 100h100', 'v100'] as const;
  return squares
    .flatMap((square) =>
      STEPS.flatMap(([down, right], side) => {
        const next = { row: square.row + down, column: square.column + right };
        return among(squares, next)
          ? []
          : [`M${(square.column - left) * 100} ${(square.row - top) * 100}${SIDES[side] ?? ''}`];
      }),
    )
    .join('');
}
