import { expect, test } from 'vitest';

import { seeded } from './seeded';
import { stars } from './stars';

const draw = (name: string, n = 200) => {
  const chance = seeded(name);
  return Array.from({ length: n }, () => chance.between(0, 1));
};

test('the same name gives the same picture, another name another', () => {
  expect(draw('Alpha Centauri')).toEqual(draw('Alpha Centauri'));
  expect(draw('Alpha Centauri')).not.toEqual(draw('Ancient Race'));
});

test('draws stay in their range and spread over it', () => {
  const values = draw('spread', 1000);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  const halves = values.filter((value) => value < 0.5).length;
  expect(halves).toBeGreaterThan(400);
  expect(halves).toBeLessThan(600);
});

test('a pick is one of the choices', () => {
  const chance = seeded('pick');
  const picked = new Set(Array.from({ length: 60 }, () => chance.pick(['a', 'b', 'c'])));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
});

test('a sky is three paths, however many stars it has', () => {
  const layers = stars('sky', 100, 50, 60);
  expect(layers).toHaveLength(3);
  const points = layers.flatMap(({ d }) => [...d.matchAll(/M([\d.]+) ([\d.]+)h0/g)]);
  expect(points.length).toBeGreaterThanOrEqual(60);
  expect(points.every(([, x, y]) => Number(x) <= 100 && Number(y) <= 50)).toBe(true);
});
