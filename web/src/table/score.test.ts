import { expect, test } from 'vitest';

import type { Result } from '../wire/types';
import { ranking, verdict } from './score';

const result: Result = {
  type: 'Result',
  scores: [20, 29, 20],
  places: [2, 1, 2],
  points: [
    { type: 'Points', source: 'goods', scores: [22, 29, 20] },
    { type: 'Points', source: 'losses', scores: [-2, 0, 0] },
  ],
};

test('the best comes first, with what it is made of', () => {
  const [first, second] = ranking(result);
  expect(first).toEqual({
    seat: 1,
    place: 1,
    total: 29,
    gains: [{ index: 0, source: 'goods', points: 29 }],
    losses: [],
  });
  expect(second).toMatchObject({ seat: 0, losses: [{ index: 1, source: 'losses', points: -2 }] });
});

test('the verdict names who won and by how much', () => {
  expect(verdict(result)).toEqual({ winners: [1], by: 9 });
  expect(verdict({ ...result, scores: [5, 5, 1], places: [1, 1, 3] })).toEqual({ winners: [0, 1], by: 4 });
  expect(verdict({ ...result, scores: [5], places: [1] })).toEqual({ winners: [0], by: 0 });
});

test('a tie that something else has broken is won by nothing', () => {
  expect(verdict({ ...result, scores: [5, 5], places: [1, 2] })).toEqual({ winners: [0], by: 0 });
});
