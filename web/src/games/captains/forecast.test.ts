import { expect, test } from 'vitest';

import type { Scene, captains } from '../../wire/types';
import { lineOf, onOffer } from './choiceWords';
import client from './client';
import { fits, matched, reach, withCard } from './outlook';
import { at } from './printed';
import { sightOf } from './said';
import recorded from './scenes.json';
import { sheetRows } from './sheet';
import { scoreNow } from './standing';

interface Forecast {
  readonly scene: Scene;
  readonly lines: readonly (readonly [captains.Assign, boolean])[];
  readonly shots: readonly (readonly [captains.Go, number])[];
  readonly bonuses: readonly (readonly [captains.Install, number])[];
}
const forecasts = recorded.forecasts as unknown as readonly Forecast[];
const ended = recorded.ended as unknown as readonly (Scene & { readonly result: captains.Verdict })[];
const shipOf = (scene: Scene): captains.Ship => at(sightOf(scene).captains, scene.ask?.seat ?? 0);

test('who fits a line is what the game says', () => {
  const said = forecasts.flatMap(({ scene, lines }) =>
    lines.map(([{ figure }, fit]) => {
      const ship = shipOf(scene);
      const line = lineOf(ship, ship.crew.length);
      return [line !== undefined && fits(ship, figure, line.colour), fit] as const;
    }),
  );
  expect(new Set(said.map(([, fit]) => fit)).size).toBe(2);
  for (const [own, fit] of said) expect(own).toBe(fit);
});

test('the damage on the way of one move is what the pirates there do', () => {
  const said = forecasts.flatMap(({ scene, shots }) =>
    shots.map(([{ place }, n]) => {
      const legs = reach(sightOf(scene), shipOf(scene).place, 1);
      return [legs.find((leg) => leg.place === place)?.shots, n] as const;
    }),
  );
  expect(new Set(said.map(([, n]) => n))).toEqual(new Set([0, 1]));
  for (const [own, n] of said) expect(own).toBe(n);
});

test('a longer way is made of moves, with the fewest pirates', () => {
  for (const { scene, shots } of forecasts.filter(({ shots: some }) => some.length > 0)) {
    const sight = sightOf(scene);
    const from = shipOf(scene).place;
    const first = new Set(shots.map(([{ place }]) => place));
    for (const { place, way, shots: n } of reach(sight, from, 2)) {
      expect(way[0]).toBe(from);
      expect(way.at(-1)).toBe(place);
      expect(first).toContain(way[1]);
      expect(way.length).toBeLessThanOrEqual(3);
      expect(n).toBeLessThanOrEqual(way.length - 1);
    }
  }
});

test('the icons that would match are those that the game counts', () => {
  const said = forecasts.flatMap(({ scene, bonuses }) =>
    bonuses.map(([{ space, slot }, n]) => {
      const sight = sightOf(scene);
      const card = onOffer(sight, scene.ask)[space] ?? -1;
      return [matched(sight.board, withCard(shipOf(scene).slots, slot, card), slot).length, n] as const;
    }),
  );
  expect(Math.max(...said.map(([, n]) => n))).toBeGreaterThan(1);
  for (const [own, n] of said) expect(own).toBe(n);
});

test('points so far are the final score once the game is over', () => {
  for (const { view, result } of ended) {
    const sight = view as captains.Sight;
    const halves = sight.captains.map((_, seat) => (result.scores[seat] ?? 0) + (result.halves[seat] ?? 0) / 2);
    expect(sight.captains.map((ship) => scoreNow(sight, ship))).toEqual(halves);
    expect(client.standing(view)).toEqual(halves);
  }
});

test('the score sheet adds up to the result', () => {
  expect(ended.length).toBeGreaterThan(4);
  for (const scene of ended) {
    const sight = sightOf(scene);
    const sums = sight.captains.map((ship) => sheetRows(sight).reduce((sum, row) => sum + row.of(ship).points, 0));
    const { scores, halves } = scene.result;
    expect(sums).toEqual(scores.map((score, seat) => score + (halves[seat] ?? 0) / 2));
  }
});
