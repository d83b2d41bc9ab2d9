import { describe, expect, test } from 'vitest';

import type { Result, Scene, roll } from '../../wire/types';
import { consuming, costFor, kept, selling, stocking } from './outlook';
import { SIDES, sideOf } from './printed';
import recorded from './scenes.json';
import { scoreNow } from './standing';
import { gainText, sightOf } from './said';

interface Sample {
  readonly scene: Scene;
  readonly costs: readonly (readonly (number | null)[])[];
}
interface Shipment {
  readonly tableau: readonly number[];
  readonly proceeds: readonly (readonly [roll.Sell | roll.Consume, number, number])[];
}
const asked = Object.entries(recorded.asked as unknown as Readonly<Record<string, Sample>>);
const shipments = recorded.shipments as unknown as readonly Shipment[];
const ended = recorded.ended as unknown as readonly (Scene & { readonly result: Result })[];

const number = (name: string): number => SIDES.findIndex(({ art }) => art.name === name);

describe('what the client forecasts is what the game does', () => {
  test.each(asked)('the costs after discounts in a scene of %s', (_, { scene, costs }) => {
    const empires = sightOf(scene).players;
    const forecast = empires.map((empire) => empire.stacks.map(({ top }) => (top < 0 ? null : costFor(empire, top))));
    expect(forecast).toEqual(costs);
  });

  test('what selling and consuming bring', () => {
    expect(shipments.length).toBeGreaterThan(50);
    for (const { tableau, proceeds } of shipments)
      for (const [choice, credits, chips] of proceeds) {
        const brings = choice.type === 'Sell' ? selling({ tableau }, choice) : consuming({ tableau }, choice);
        expect(brings, JSON.stringify({ tableau, choice })).toEqual({ credits, chips });
      }
  });

  test.each(ended)('the score at the end of a game', (scene) => {
    expect(sightOf(scene).players.map(scoreNow)).toEqual(scene.result.scores);
  });
});

test('a discount that stops at a higher cost comes first, and others go on from there', () => {
  const tableau = [number('Free Trade Zone'), number('Replicant Robots')];
  const gray = SIDES.find(({ art }) => art.type === 'world' && art.kind === 'gray' && art.cost === 3);
  expect(costFor({ tableau }, gray?.number ?? -1)).toBe(1);
});

test('a yellow explorer stocks for more where a tile says so', () => {
  expect(stocking({ tableau: [] }, 6)).toBe(2);
  expect(stocking({ tableau: [number('Alien Archaeology')] }, 6)).toBe(4);
  expect(stocking({ tableau: [number('Alien Archaeology')] }, 0)).toBe(2);
});

test('the two sides of a tile are one apart by the number of tiles', () => {
  expect(SIDES[sideOf(0, 0)]?.art.type).toBe('development');
  expect(SIDES[sideOf(0, 1)]?.art.type).toBe('world');
  expect(SIDES).toHaveLength(2 * 55 + 18 + 9);
});

test('the credit track takes ten, and a gain beyond it says how much of it fits', () => {
  expect(kept(6, 3)).toBe(6);
  expect(kept(6, 8)).toBe(2);
  expect(kept(4, 10)).toBe(0);
  expect(gainText({ credits: 6, chips: 0 }, 3)).toBe('$6');
  expect(gainText({ credits: 6, chips: 0 }, 8)).toBe('$6 (room for $2)');
});
