import { describe, expect, test } from 'vitest';

import type { trucker } from '../../wire/types';
import { countsOf, cubesIn, partsOf, placedTiles, squaresIn, struck, wouldFall } from './hull';
import { boardOf, faceOf, flightOf } from './printed';
import recorded from './scenes.json';

interface Sample {
  readonly level: trucker.Sight['level'];
  readonly cells: readonly number[];
  readonly aboard: readonly number[];
  readonly joints: number;
  readonly crew: number;
  readonly cannons: number;
  readonly engines: number;
  readonly parts: readonly (readonly number[])[];
  readonly struck: readonly (readonly number[])[];
}
const ships = recorded.ships as unknown as readonly Sample[];
const SIDES = ['front', 'right', 'rear', 'left'] as const;

test('there are ships of every size to look at', () => {
  expect(ships.length).toBeGreaterThan(20);
  expect(new Set(ships.map(({ level }) => level)).size).toBeGreaterThan(1);
});

describe.each(ships.map((ship, i) => [i, ship] as const))('ship %i', (_, sample) => {
  const board = boardOf(sample);
  const ship = { ...sample, flying: true } as unknown as trucker.Ship;

  test('counts as the rules count it', () => {
    const { joints, crew, cannons, engines } = countsOf(board, ship);
    expect({ joints, crew, cannons, engines }).toEqual({
      joints: sample.joints,
      crew: sample.crew,
      cannons: sample.cannons,
      engines: sample.engines,
    });
  });

  test('holds together, and is hit, as the rules say', () => {
    expect(partsOf(board, sample.cells)).toEqual(sample.parts);
    SIDES.forEach((from, side) =>
      sample.struck[side]?.forEach((square, line) => expect(struck(board, sample.cells, from, line)).toBe(square)),
    );
  });

  test('is drawn with a tile for every code', () => {
    const tiles = placedTiles(board, ship, () => 'red');
    expect(tiles).toHaveLength(sample.cells.filter((code) => code >= 0).length);
    expect(tiles.every(({ face }) => face.kind !== 'starting_cabin' || face.colour === 'red')).toBe(true);
  });
});

test('what hangs on one tile only falls with it', () => {
  // The starting cabin with a chain of two brass tiles to its right.
  const board = boardOf({ level: 'II' });
  const start = board.squares.findIndex(({ row, column }) => row === 7 && column === 7);
  const brass = Array.from({ length: 160 }, (_, tile) => tile).filter(
    (tile) => faceOf(tile).connectors.filter((connector) => connector === 3).length >= 2,
  );
  const across = brass.flatMap((tile) => {
    const [front, right, rear, left] = faceOf(tile).connectors;
    if (right === 3 && left === 3) return [tile * 4];
    return front === 3 && rear === 3 ? [tile * 4 + 1] : [];
  });
  const cells = board.squares.map((_, square) => {
    if (square === start) return 0;
    return square === start + 1 ? (across[1] ?? -1) : square === start + 2 ? (across[2] ?? -1) : -1;
  });
  expect(wouldFall(board, { cells }, start + 1)).toHaveLength(1);
  expect(wouldFall(board, { cells }, start + 2)).toEqual([]);
});

test('a hold is one number, the dearest cubes first', () => {
  expect(cubesIn(64 + 2 * 4 + 1)).toEqual([0, 2, 2, 3]);
  expect(cubesIn(0)).toEqual([]);
});

test('masks beyond 32 squares are read', () => {
  expect(squaresIn(2 ** 40 + 2 ** 33 + 1)).toEqual([0, 33, 40]);
});

test('the boards of all levels are known', () => {
  expect((['L', 'I', 'II', 'III'] as const).map((level) => flightOf({ level }).spaces)).toEqual([18, 18, 24, 34]);
  expect(boardOf({ level: 'II' }).squares).toHaveLength(27);
});
