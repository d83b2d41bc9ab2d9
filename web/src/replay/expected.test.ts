import { describe, expect, test } from 'vitest';

import type { People } from '../table/game';
import type { Analysis, Turn } from '../wire/types';
import { expected, turningPoints } from './expected';

const turn = (at: number, cost: number): Turn => ({
  at,
  seat: 0,
  chosen: { type: 'A' },
  better: { type: 'B' },
  cost,
  error: 0.1,
});
const found: Analysis = {
  game: 'roll',
  entries: 4,
  continuations: 12,
  moments: [
    { at: 0, scores: [10.2, 9.8], places: [1.4, 1.6] },
    { at: 2, scores: [12.9, 8], places: [1.2, 1.8] },
    { at: 4, scores: [14, 7], places: [1, 2] },
  ],
  judged: 9,
  turns: [turn(3, 5), turn(1, 4), turn(2, 3), turn(0, 2), turn(4, 1.5), turn(5, 1)],
  costs: [16.5, 0],
  complete: true,
};
const player = { you: false, bot: true, state: 'idle' } as const;
const people: People = {
  you: null,
  players: [
    { ...player, seat: 0, name: 'Ada', colour: 'blue' },
    { ...player, seat: 1, name: 'Bob', colour: 'red' },
  ],
  name: (seat) => ['Ada', 'Bob'][seat] ?? '',
};

describe('what could be expected', () => {
  test('holds until the next moment that was looked at, in halves', () => {
    expect(expected(found, 5, people).map(({ values }) => values)).toEqual([
      [10, 10, 13, 13, 14],
      [10, 10, 8, 8, 7],
    ]);
  });
});

describe('turning points', () => {
  test('are the five dearest choices, numbered in the order of the game', () => {
    expect(turningPoints(found).map(({ at, number }) => [at, number])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
  });
});
