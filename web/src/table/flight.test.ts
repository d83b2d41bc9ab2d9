import { expect, test } from 'vitest';

import { spells } from './flight';

test('a story is told in order and is over in time', () => {
  for (const flights of [1, 2, 7]) {
    const told = spells(flights, 1200);
    expect(told).toHaveLength(flights);
    expect(told.map(({ delay }) => delay)).toEqual(told.map(({ delay }) => delay).toSorted((a, b) => a - b));
    expect(Math.max(...told.map(({ delay, duration }) => delay + duration))).toBeCloseTo(1200);
  }
});

test('without time nothing flies', () => {
  expect(spells(3, 0)).toEqual(Array(3).fill({ delay: 0, duration: 0 }));
});
