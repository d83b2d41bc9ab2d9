import { describe, expect, test } from 'vitest';

import { labLink, readShip } from './address';
import { bins, losses, middle, weakest } from './figures';

const report = { flights: 10, earnings: { '-3': 1, '0': 2, '5': 3, '12': 4 } };

describe('a ship in an address', () => {
  test('comes out as it went in', () => {
    const ship = { level: 'II', cells: [4, -1, 17] } as const;
    expect(readShip(labLink(ship).split('#')[1] ?? '')).toEqual(ship);
  });
  test.each(['', 'IX:1', 'II:', 'II:a,b', 'II:1;2'])('cannot be read from %j', (key) =>
    expect(readShip(key)).toBeNull(),
  );
});

describe('what was earned', () => {
  test('stands in bars of one width with a border at 0', () => {
    expect(bins(report)).toEqual([
      { from: -4, to: -2, share: 0.1 },
      { from: -2, to: 0, share: 0 },
      { from: 0, to: 2, share: 0.2 },
      { from: 2, to: 4, share: 0 },
      { from: 4, to: 6, share: 0.3 },
      { from: 6, to: 8, share: 0 },
      { from: 8, to: 10, share: 0 },
      { from: 10, to: 12, share: 0 },
      { from: 12, to: 14, share: 0.4 },
    ]);
  });
  test('is widened where it would be too many bars', () => {
    expect(bins({ flights: 2, earnings: { '0': 1, '100': 1 } }).length).toBeLessThan(15);
  });
  test('has a middle and losses', () => {
    expect(middle(report)).toBe(5);
    expect(losses(report)).toBe(0.1);
  });
});

test('the weakest squares come first, and those that are never lost do not come', () => {
  expect(weakest({ squares: [0, 0.2, 0.5, 0.1, 0.3] })).toEqual([2, 4, 1]);
  expect(weakest({ squares: [0, 0] })).toEqual([]);
});
