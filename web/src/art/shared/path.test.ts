import { describe, expect, test } from 'vitest';

import { arc, blob, box, circle, dots, line, polar, polygon, sector, short, ticks } from './path';

const numbers = (d: string) => [...d.matchAll(/-?\d*\.?\d+/g)].map(Number);

describe('numbers', () => {
  test('are short and never minus zero', () => {
    expect([1.005, 2, -0.001, 12.3456, 0.1 + 0.2].map(short)).toEqual(['1', '2', '0', '12.35', '0.3']);
  });
});

describe('angles', () => {
  test('start at the top and run clockwise', () => {
    const at = (degrees: number) => polar([10, 10], 5, degrees).map((value) => Math.round(value * 1000) / 1000);
    expect([0, 90, 180, 270].map(at)).toEqual([
      [10, 5],
      [15, 10],
      [10, 15],
      [5, 10],
    ]);
  });
});

describe('shapes', () => {
  test('of nothing are nothing', () => {
    expect([polygon([]), line(), dots([]), blob([[0, 0]])]).toEqual(['', '', '', '']);
  });

  test('a box takes its corners in any order', () => {
    expect(box([0, 0], [4, 2])).toBe('M0 0H4V2H0Z');
    expect(box([4, 2], [0, 0])).toBe(box([0, 0], [4, 2]));
    expect(box([0, 0], [10, 10], 2)).toBe('M2 0H8A2 2 0 0 1 10 2V8A2 2 0 0 1 8 10H2A2 2 0 0 1 0 8V2A2 2 0 0 1 2 0Z');
  });

  test('a circle comes back to where it began', () => {
    expect(circle([5, 5], 3)).toBe('M2 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z');
  });

  test('a sector stays between its radii', () => {
    const d = sector([0, 0], 10, 20, 30, 60);
    const ends = [...d.matchAll(/[ML1 0]? ?(-?[\d.]+) (-?[\d.]+)(?=[AZL]|$)/g)];
    const far = ends.map(([, x, y]) => Math.round(Math.hypot(Number(x), Number(y))));
    expect(far.every((radius) => radius === 10 || radius === 20)).toBe(true);
    expect(far).toContain(10);
    expect(far).toContain(20);
  });

  test('a wide arc takes the long way round', () => {
    expect(arc([0, 0], 10, 0, 90)).toContain('0 0 1');
    expect(arc([0, 0], 10, 0, 270)).toContain('0 1 1');
  });

  test('ticks mark the four corners and leave the middle free', () => {
    const d = ticks([0, 0], [100, 100], 20);
    expect(d.match(/M/g)).toHaveLength(4);
    expect(numbers(d).every((value) => value <= 20 || value >= 80)).toBe(true);
  });

  test('a blob passes through its points', () => {
    const d = blob([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
    expect(d.startsWith('M0 0C')).toBe(true);
    expect(d.endsWith('0 0Z')).toBe(true);
    expect(d.match(/C/g)).toHaveLength(4);
  });
});
