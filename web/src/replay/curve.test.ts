import { describe, expect, test } from 'vitest';

import { apart, niceTicks, stepPath } from './curve';

describe('the axis', () => {
  test.each([
    [
      [0, 49],
      [0, 10, 20, 30, 40, 50],
    ],
    [
      [-3, 31],
      [-10, 0, 10, 20, 30, 40],
    ],
    [
      [2, 5],
      [0, 1, 2, 3, 4, 5],
    ],
    [[], [0, 1]],
  ])('of %j has round numbers around all values', (values, ticks) => expect(niceTicks(values)).toEqual(ticks));
});

test('a value holds until it changes', () => {
  const path = stepPath(
    [1, 1, 3],
    (i) => i * 10,
    (value) => 10 - value,
  );
  expect(path).toBe('M0 9H10V9H20V7');
});

test('what stands too close to the last one has no number', () => {
  expect([...apart([0, 5, 10, 12, 30], 10)]).toEqual([0, 2, 4]);
});
