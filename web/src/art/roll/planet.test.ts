import { describe, expect, test } from 'vitest';

import { roll } from '../../gallery/fixtures/roll';
import { crescent } from '../shared/planet';
import { EMBLEM_BOX, emblem } from './emblem';
import { planet, PLANET_BOX } from './planet';
import { signOf } from './tiles';

const worlds = [...roll.homeworlds, ...roll.tiles.map(({ world }) => world)];
const numbers = (d: string) => [...d.matchAll(/-?\d+\.?\d*/g)].map(Number);

describe('planets', () => {
  test('stay the same and differ from each other', () => {
    const drawn = worlds.map(({ kind, name }) => JSON.stringify(planet(kind, name)));
    expect(drawn).toEqual(worlds.map(({ kind, name }) => JSON.stringify(planet(kind, name))));
    expect(new Set(drawn).size).toBe(worlds.length);
  });

  test('lie inside their tile and leave its corners to cost and kind', () => {
    for (const { kind, name } of worlds) {
      const { centre, radius } = planet(kind, name);
      expect(centre[0] - radius).toBeGreaterThan(-2);
      expect(centre[0] + radius).toBeLessThan(PLANET_BOX.width + 2);
      expect(Math.hypot(centre[0], centre[1])).toBeGreaterThan(radius + 18);
    }
  });

  test('wear the colours of their kind', () => {
    const kinds = new Map(worlds.map(({ kind, name }) => [planet(kind, name).light, kind]));
    for (const { kind, name } of worlds) expect(kinds.get(planet(kind, name).light)).toBe(kind);
  });

  test('come in all three surfaces', () => {
    expect(new Set(worlds.map(({ kind, name }) => planet(kind, name).surface)).size).toBe(3);
  });
});

test('a crescent of shade stays on its disc', () => {
  const ends = numbers(crescent([50, 50], 20, 0.3));
  const [x, y] = [ends[0] ?? 0, ends[1] ?? 0];
  expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(20, 1);
});

describe('emblems', () => {
  test('stay the same and inside the drawing board', () => {
    for (const { development } of roll.tiles) {
      const drawing = emblem(development.name);
      expect(drawing).toEqual(emblem(development.name));
      const [x, y] = drawing.centre;
      expect(x + drawing.radius).toBeLessThan(EMBLEM_BOX.width);
      expect(y + drawing.radius).toBeLessThan(EMBLEM_BOX.height);
    }
  });

  test('bear the sign of the phase, or the asterisk', () => {
    expect(signOf({ type: 'development', name: '', cost: 1, phases: ['ship'] })).toBe('ship');
    expect(signOf({ type: 'development', name: '', cost: 1, phases: ['assign'] })).toBe('wild');
    expect(signOf({ type: 'development', name: '', cost: 1, phases: [] })).toBe('wild');
  });
});
