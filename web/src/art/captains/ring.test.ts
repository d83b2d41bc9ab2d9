import { describe, expect, test } from 'vitest';

import { captains } from '../../gallery/fixtures/captains';
import { effectParts } from './effects';
import { angleOf, lapPlace, markerPlaces, RING, spaceCentre, zonePlaces } from './ring';

const faces = captains.factions.flatMap(({ faces }) => faces);

describe.each(faces)('track $key', ({ spaces }) => {
  test('has four zones, each written inside the ring', () => {
    const zones = zonePlaces(spaces);
    expect(zones.map(({ zone }) => zone)).toEqual([1, 2, 3, 4]);
    for (const { at } of zones) {
      expect(Math.hypot(at[0] - RING.centre[0], at[1] - RING.centre[1])).toBeLessThan(RING.inner);
    }
  });

  test('every bonus has a sign', () => {
    const bonuses = spaces.flatMap(({ bonus }) => bonus ?? []);
    expect(effectParts(bonuses).length).toBeGreaterThanOrEqual(bonuses.length);
  });
});

test('the start is at the top and spaces run clockwise', () => {
  expect(angleOf(0, 13)).toBe(0);
  const [x, y] = spaceCentre(0, 13);
  expect([Math.round(x), Math.round(y)]).toEqual([92, 22]);
  expect(spaceCentre(3, 12)[0]).toBeGreaterThan(RING.centre[0]);
});

test('markers on one space stack, also when one is a lap ahead', () => {
  const [first, second, elsewhere] = markerPlaces([4, 17, 5], 13);
  expect(first).not.toEqual(second);
  expect(elsewhere).not.toEqual(first);
  const out = (point: readonly [number, number] | undefined) =>
    Math.hypot((point?.[0] ?? 0) - RING.centre[0], (point?.[1] ?? 0) - RING.centre[1]);
  expect(Math.round(out(first) - out(second))).toBe(18);
});

test('the laps of a marker are written inside the picture, wherever it stands', () => {
  for (const marker of markerPlaces(
    Array.from({ length: 13 }).map((_, i) => 13 + i),
    13,
  )) {
    const [x, y] = lapPlace(marker);
    for (const [middle, half] of [[marker[0] + x, 10] as const, [marker[1] + y, 6.5] as const]) {
      expect(middle - half).toBeGreaterThanOrEqual(-4);
      expect(middle + half).toBeLessThanOrEqual(188);
    }
  }
});
