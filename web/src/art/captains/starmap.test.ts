import { describe, expect, test } from 'vitest';

import { captains } from '../../gallery/fixtures/captains';
import { SHIPS } from '../../gallery/captainsScene';
import { arrange, between, layOut, overlap, TALL, WIDE, type MapFrame } from './starmap';

const distance = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);

const cases = captains.maps.flatMap((map) =>
  [['wide', WIDE] as const, ['tall', TALL] as const].map(([name, frame]) => ({
    title: `map ${map.face}, ${name}`,
    map,
    frame,
  })),
);

describe.each(cases)('$title', ({ map, frame }) => {
  const points = layOut(map.places, frame);

  test('every place lies inside, with room for its planet and its name', () => {
    for (const [x, y] of points.values()) {
      expect(x).toBeGreaterThanOrEqual(frame.planet + 10);
      expect(x).toBeLessThanOrEqual(frame.width - frame.planet - 10);
      expect(y).toBeGreaterThanOrEqual(frame.planet + 4);
      expect(y).toBeLessThanOrEqual(frame.height - frame.planet - frame.letter);
    }
  });

  test('no two planets touch', () => {
    const all = [...points.values()];
    const gaps = all.flatMap((a, i) => all.slice(i + 1).map((b) => distance(a, b)));
    expect(Math.min(...gaps)).toBeGreaterThan(frame.planet * 2);
  });

  test.each(['en', 'fr'] as const)('names (%s) stay inside and off each other', (language) => {
    const names = new Map(map.places.map(({ key, name }) => [key, name[language]]));
    const pirates = map.routes.filter(({ skull }) => skull).map(({ a, b }) => between(at(points, a), at(points, b)));
    const { labels, moorings } = arrange({ names, points, pirates, ships: SHIPS }, frame, () => frame.planet + 2);
    const boxes = [...labels].map(([key, [x, y]]) => {
      const width = (names.get(key) ?? '').length * frame.letter * 0.5;
      return { x: x - width / 2, y: y - frame.letter / 2, width, height: frame.letter };
    });
    expect(boxes.every(({ x, y, width }) => x >= 0 && y >= 0 && x + width <= frame.width)).toBe(true);
    const clashes = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => overlap(a, b) > 0));
    expect(clashes).toEqual([]);
    expect(new Set(moorings.map(String)).size).toBe(SHIPS.length);
  });
});

function at(points: ReadonlyMap<string, readonly [number, number]>, key: string): readonly [number, number] {
  return points.get(key) ?? [0, 0];
}

test('a quarter turn puts what lies to the right below', () => {
  const places = [
    { key: 'west', x: 0, y: 50 },
    { key: 'east', x: 100, y: 60 },
  ];
  const turned: MapFrame = { ...WIDE, turned: true };
  expect(at(layOut(places, WIDE), 'east')[0]).toBeGreaterThan(at(layOut(places, WIDE), 'west')[0]);
  expect(at(layOut(places, turned), 'east')[1]).toBeGreaterThan(at(layOut(places, turned), 'west')[1]);
});

test('two ships at one place do not lie on each other', () => {
  const points = new Map([['here', [300, 200] as const]]);
  const ships = [{ at: 'here' }, { at: 'here' }, { at: 'here' }, { at: 'here' }];
  const { moorings } = arrange({ names: new Map([['here', 'Here']]), points, pirates: [], ships }, WIDE, () => 26);
  const gaps = moorings.flatMap((a, i) => moorings.slice(i + 1).map((b) => distance(a, b)));
  expect(Math.min(...gaps)).toBeGreaterThan(25);
});

test('a name above its planet leaves room for the note under it', () => {
  const points = new Map([['here', [300, 200] as const]]);
  const names = new Map([['here', 'Here']]);
  const notes = new Map([['here', 'something is about to happen']]);
  const pirates = [[300, 240] as const]; // in the way of a name below
  const { labels } = arrange({ names, notes, points, pirates, ships: [] }, WIDE, () => 26);
  const [, y] = labels.get('here') ?? [0, 0];
  expect(y + WIDE.letter * 1.08 + WIDE.letter / 2).toBeLessThan(200 - 24);
});
