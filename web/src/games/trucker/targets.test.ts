import { expect, test } from 'vitest';

import type { Choice, Scene, trucker } from '../../wire/types';
import { nextStep } from './loading';
import { sightOf } from './said';
import recorded from './scenes.json';
import { cubeOf, light, offersOf, settled, squareAt, TOUCHED, weldsIn } from './targets';
import { landing } from './track';

const asked = recorded.asked as unknown as Readonly<Record<string, Scene>>;
const at = (name: string): Scene => asked[name] as Scene;
const meOf = (scene: Scene): trucker.Ship => sightOf(scene).truckers[scene.ask?.seat ?? 0] as trucker.Ship;
const offers = (scene: Scene) => offersOf(scene.choices, { sight: sightOf(scene), me: meOf(scene) });

test.each(Object.entries(asked))('%s: touching all that a choice names makes that choice', (_, scene) => {
  for (const { choice, targets } of offers(scene)) {
    const found = light(offers(scene), targets);
    expect(settled(found)).toEqual(found.open.length === 1 ? choice : expect.anything());
    expect(found.open.map((offer) => offer.choice)).toContainEqual(choice);
  }
});

test.each(Object.entries(asked))('%s: whatever is touched first, something is chosen or lit next', (_, scene) => {
  for (const target of light(offers(scene), []).lit) {
    const found = light(offers(scene), [target]);
    expect(settled(found) !== null || found.lit.size > 0).toBe(true);
  }
});

test('a tile in hand lights exactly the squares that the server offers', () => {
  const scene = at('Work in hand');
  const welds = scene.choices.filter(({ type }) => type === 'Weld') as trucker.Weld[];
  const found = weldsIn(scene.choices);
  expect(welds.length).toBeGreaterThan(0);
  expect([...found].flatMap(([square, turns]) => [...turns].map((turn) => `${square} ${turn}`)).toSorted()).toEqual(
    welds.map(({ square, turn }) => `${square} ${turn}`).toSorted(),
  );
});

test('the scenes hold every kind of choice that is made by touching', () => {
  const kinds = new Set(Object.values(asked).flatMap(({ choices }) => choices.map(({ type }) => type)));
  kinds.add('Shoot'); // another answer to the question that raises shields
  expect(Object.keys(TOUCHED).filter((type) => !kinds.has(type))).toEqual([]);
});

test('feeding a double: first the double, then the battery that pays; or the other way round', () => {
  const choices: Choice[] = [
    { type: 'Activate', component: 3, battery: 7 } as trucker.Activate,
    { type: 'Activate', component: 3, battery: 8 } as trucker.Activate,
  ];
  const all = offersOf(choices, { sight: sightOf(at('Powering')), me: meOf(at('Powering')) });
  expect(light(all, [squareAt(3)]).lit).toEqual(new Set([squareAt(7), squareAt(8)]));
  expect(settled(light(all, [squareAt(8)]))).toEqual(choices[1]);
});

test('a cube and a hold make a stow; the only cube on the dock goes without saying', () => {
  const choices: Choice[] = [
    { type: 'Stow', colour: 2, square: 4 } as trucker.Stow,
    { type: 'Stow', colour: 2, square: 5 } as trucker.Stow,
  ];
  const all = offersOf(choices, { sight: sightOf(at('Load')), me: meOf(at('Load')) });
  expect(light(all, []).lit).toEqual(new Set([cubeOf(2), squareAt(4), squareAt(5)]));
  expect(settled(light(all, [squareAt(5)]))).toEqual(choices[1]);
});

/** Play the steps as the server would. */
function loaded(ship: trucker.Ship): trucker.Ship {
  const WEIGHTS = [64, 16, 4, 1];
  let now = ship;
  for (let n = 0; n < 60; n++) {
    const step = nextStep(now);
    if (!step) return now;
    const by = step.type === 'Stow' ? 1 : -1;
    const weight = by * (WEIGHTS[step.colour] ?? 0);
    const dock = now.dock.map((cubes, colour) => (colour === step.colour ? cubes - by : cubes));
    now = {
      ...now,
      aboard: now.aboard.with(step.square, (now.aboard[step.square] ?? 0) + weight),
      dock: dock as unknown as trucker.Ship['dock'],
    };
    expect(dock.every((cubes) => cubes >= 0)).toBe(true);
  }
  throw new Error('loading never ends');
}

test('loading by value ends, and leaves no cube on the dock that is worth more than one aboard of its kind of hold', () => {
  const ship = meOf(at('Load'));
  const rich = { ...ship, dock: [3, 2, 2, 1] as const };
  const before = loaded(rich);
  expect(nextStep(before)).toBeNull();
  expect(before.dock.reduce((a, b) => a + b, 0)).toBeLessThan(8);
});

test('ahead means empty spaces: ships on the way are jumped over', () => {
  const ships = [10, 12, 13].map((place) => ({ place, flying: true }));
  const sight = { truckers: ships } as unknown as trucker.Sight;
  expect(landing(sight, 0, 1, 24)).toBe(11);
  expect(landing(sight, 0, 2, 24)).toBe(14);
  expect(landing(sight, 2, 21, 24)).toBe(35);
});
