import { describe, expect, test } from 'vitest';

import { connectorPaths, prongsMeet } from './connectors';
import { boltPoint, cellPoints, detailFor, needsCell, slotPoints, turned, turnedPoint } from './tile';

describe('a turned tile', () => {
  test('carries its connectors clockwise', () => {
    expect(turned([1, 2, 3, 0], 0)).toEqual([1, 2, 3, 0]);
    expect(turned([1, 2, 3, 0], 1)).toEqual([0, 1, 2, 3]);
    expect(turned([1, 2, 3, 0], 2)).toEqual([3, 0, 1, 2]);
    expect(turned([1, 2, 3, 0], 3)).toEqual([2, 3, 0, 1]);
  });

  test('comes back after four quarters', () => {
    const quarter = (point: readonly [number, number]) => turnedPoint(point, 1);
    expect(quarter(quarter(quarter(quarter([12, 34]))))).toEqual([12, 34]);
    expect(turnedPoint([12, 34], 3)).toEqual(quarter(quarter(quarter([12, 34]))));
  });

  test('keeps its bolt inside', () => {
    for (const turn of [0, 1, 2, 3] as const) {
      for (const kind of ['double_engine', 'double_cannon', 'shield'] as const) {
        expect(needsCell(kind)).toBe(true);
        const [x, y] = boltPoint(kind, turn) ?? [0, 0];
        expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(9);
      }
    }
    expect(boltPoint('cabin', 0)).toBeUndefined();
  });
});

describe('joints', () => {
  test('that the rules allow are drawn touching, those they forbid are drawn apart', () => {
    const meets = ([1, 2, 3] as const).map((a) => ([1, 2, 3] as const).map((b) => prongsMeet(a, b)));
    expect(meets).toEqual([
      [true, false, true],
      [false, true, true],
      [true, true, true],
    ]);
    expect(([0, 1, 2, 3] as const).some((other) => prongsMeet(0, other))).toBe(false);
  });

  test('universal connectors are brass, the others steel', () => {
    const paths = connectorPaths([{ origin: [0, 0], connectors: [3, 1, 0, 2] }]);
    const pieces = (d: string) => d.split('Z').length - 1;
    expect(pieces(paths.brass)).toBe(3);
    expect(pieces(paths.steel)).toBe(3);
    expect(pieces(paths.beds)).toBe(3);
  });

  test('smooth sides have a lip, lit above and left, shaded below and right', () => {
    const smooth = connectorPaths([{ origin: [0, 0], connectors: [0, 0, 0, 0] }]);
    expect(smooth.litLips).toBe('M11 2.6L89 2.6M2.6 89L2.6 11');
    expect(smooth.shadedLips).toBe('M97.4 11L97.4 89M89 97.4L11 97.4');
    expect(smooth.beds + smooth.steel + smooth.brass).toBe('');
  });

  test('a whole ship is as many paths as one tile', () => {
    const one = connectorPaths([{ origin: [0, 0], connectors: [1, 1, 1, 1] }]);
    const two = connectorPaths([
      { origin: [0, 0], connectors: [1, 1, 1, 1] },
      { origin: [100, 0], connectors: [1, 1, 1, 1] },
    ]);
    expect(Object.keys(two)).toEqual(Object.keys(one));
    expect(two.steel.startsWith(one.steel)).toBe(true);
    expect(two.steel.length).toBeGreaterThan(one.steel.length);
  });

  test('prongs of neighbours overlap at the common edge', () => {
    const { steel } = connectorPaths([{ origin: [0, 0], connectors: [0, 1, 0, 0] }]);
    expect(steel).toContain('101.5');
  });
});

describe('contents', () => {
  test('every hold and battery has its places, inside the inset', () => {
    for (const capacity of [1, 2, 3]) {
      expect(slotPoints(capacity)).toHaveLength(capacity);
      expect(slotPoints(capacity).every(([x, y]) => x > 28 && x < 72 && y > 28 && y < 72)).toBe(true);
    }
    expect(cellPoints(2)).toHaveLength(2);
    expect(cellPoints(3)).toHaveLength(3);
  });

  test('detail follows size', () => {
    expect([96, 44, 43, 20, 19].map(detailFor)).toEqual(['full', 'full', 'plain', 'plain', 'silhouette']);
  });
});
