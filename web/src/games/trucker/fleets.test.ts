import { describe, expect, test } from 'vitest';

import { closedSquares, joinedBy, partsOfBoard, shipsOfBoard, signOf, windowOf } from '../../art/trucker/fleet';
import type { trucker } from '../../wire/types';
import { closedText, fleetShips, shipAt, shipText } from './fleets';
import { countsOf, fleetOf, powerOf, saleOf, wouldFall } from './hull';
import { adventure, boardOf, faceOf, isOurs, limitFor, premiumsFor, printedLimit } from './printed';

const IVC = { level: 'IVC', setting: { edition: '2007' } } as const;
const withDice = (...bridges: readonly number[]) => boardOf({ ...IVC, bridges });
const names = (...dice: readonly number[]): readonly string[] =>
  shipsOfBoard(withDice(...dice)).map(({ name }) => name);

describe('the board of a fleet', () => {
  const board = withDice();

  test('is four parts around a window, each with its letter beside it', () => {
    expect(partsOfBoard(board).map(({ name, squares }) => [name, squares.length])).toEqual([
      ['A', 9],
      ['B', 9],
      ['C', 9],
      ['D', 9],
    ]);
    const window = windowOf(board);
    const free = [window, ...partsOfBoard(board).map((part) => signOf(board, part))];
    for (const spot of free) expect(board.squares).not.toContainEqual(spot);
    expect(closedSquares(board)).toHaveLength(14);
  });

  test('is joined as the dice say, the second of a double in front and behind', () => {
    expect(names()).toEqual(['A', 'B', 'C', 'D']);
    expect(names(2)).toEqual(['A+C', 'B', 'D']);
    expect(names(2, 5)).toEqual(['A+C', 'B+D']);
    expect(names(1, 6)).toEqual(['A+B', 'C+D']);
    expect(names(1, 3)).toEqual(['A+B+C', 'D']);
    expect(names(4, 4)).toEqual(['A+B+C+D']);
    expect(withDice(2, 5)).toBe(withDice(2, 5));
  });

  test('says what opens a closed square', () => {
    const at = board.squares.findIndex(({ row, column }) => row === 7 && column === 3);
    expect(closedText(board, at, '7–3')).toBe('7–3, closed: a 2 joins A and C here');
    expect(closedText(withDice(2), at, '7–3')).toBe('');
    expect(joinedBy(board, { row: 10, column: 7 })).toEqual(['C', 'D']);
  });

  test('other boards have none of it', () => {
    const plain = boardOf({ level: 'II' });
    expect([shipsOfBoard(plain), partsOfBoard(plain), windowOf(plain)]).toEqual([[], [], null]);
    expect([shipAt(plain, 3), closedText(plain, 3, '5–6')]).toEqual(['', '']);
  });
});

test('class IV is marked as ours, and only a fleet is insured', () => {
  expect([isOurs(IVC), isOurs({ ...IVC, level: 'IV' }), isOurs({ ...IVC, level: 'III' })]).toEqual([true, true, false]);
  expect(premiumsFor(IVC)).toEqual([
    { credits: 2, limit: 26 },
    { credits: 5, limit: 19 },
    { credits: 8, limit: 12 },
  ]);
  expect([limitFor(IVC, 5), limitFor(IVC, 0), printedLimit(IVC)]).toEqual([19, null, null]);
  expect([premiumsFor({ level: 'II' }), printedLimit({ ...IVC, level: 'IV' })]).toEqual([[], 14]);
});

// A ship with an engine, a double engine and a battery in front, and one with two engines behind.
const board = withDice();
const tileOf = (kind: string, more = 0): number =>
  Array.from({ length: 320 }, (_, tile) => tile).filter((tile) => faceOf(tile).kind === kind)[more] ?? 0;
const at = (row: number, column: number): number =>
  board.squares.findIndex((square) => square.row === row && square.column === column);
const front = [at(5, 4), at(5, 5), at(5, 6)];
const rear = [at(9, 8), at(9, 9), at(9, 10)];
const cells = board.squares.map((_, square) => {
  if (square === front[0]) return tileOf('engine') * 4;
  if (square === front[1]) return tileOf('double_engine') * 4;
  if (square === front[2]) return tileOf('battery') * 4;
  if (square === rear[0] || square === rear[1]) return tileOf('engine', rear.indexOf(square) + 1) * 4;
  return square === rear[2] ? tileOf('cargo_hold') * 4 : -1;
});
const fleet = {
  cells,
  aboard: cells.map((_, square) => (square === front[2] ? 1 : square === rear[2] ? 17 : 0)),
  flying: true,
  left_by: '',
  fleet: [front, rear],
  stored: [0, 0, 0, 3],
} as unknown as trucker.Ship;

test('a fleet is as fast as its slowest ship, and energy feeds its own ship', () => {
  expect(fleetOf(fleet)).toHaveLength(2);
  expect(powerOf(fleet, true, [])).toBe(2);
  expect(powerOf(fleet, true, [front[1] ?? -1])).toBe(4);
  expect(countsOf(board, fleet)).toMatchObject({ engines: 2, moreEngines: 2, cells: 1 });
});

test('each ship is counted by itself, and one without tiles is gone', () => {
  const ships = fleetShips(board, fleet);
  expect(ships.map(({ name, counts }) => [name, counts?.tiles ?? 0])).toEqual([
    ['A', 3],
    ['B', 0],
    ['C', 0],
    ['D', 3],
  ]);
  expect(ships.map((ship) => shipText(ship, true))[1]).toBe('Ship B: no longer in the flight.');
  expect(shipAt(board, rear[0] ?? -1)).toBe('D');
});

test('what hangs on a tile is of the same ship', () => {
  const falls = wouldFall(board, fleet, front[1] ?? -1);
  expect(falls.every((square) => front.includes(square))).toBe(true);
});

test('goods of ships that gave up sell at half, rounded up once', () => {
  expect(saleOf(fleet)).toEqual({ arriving: 4 + 2, leaving: 4 });
});

test('a flight of class IV raises what its cards say', () => {
  const all = Array.from({ length: 200 }, (_, card) => [adventure(card), adventure(card, IVC)] as const);
  const of = <T extends string>(type: T) => all.filter(([card]) => card.type === type);
  for (const [card, harsher] of of('pirates'))
    expect(harsher).toMatchObject({
      strength: 'strength' in card ? card.strength + 1 : 0,
      credits: 'credits' in card ? card.credits + 1 : 0,
    });
  for (const [card, harsher] of of('meteor_swarm'))
    if (card.type === 'meteor_swarm') expect(harsher).toMatchObject({ meteors: [card.meteors[0], ...card.meteors] });
  for (const [card, harsher] of of('abandoned_station'))
    expect(harsher).toMatchObject({ crewNeeded: 'crewNeeded' in card ? card.crewNeeded + 1 : 0 });
  for (const [card, harsher] of of('open_space')) expect(harsher).toEqual(card);
  expect(of('pirates').length * of('meteor_swarm').length * of('abandoned_station').length).toBeGreaterThan(0);
});
