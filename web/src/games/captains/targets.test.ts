import { describe, expect, test } from 'vitest';

import type { Scene, captains } from '../../wire/types';
import recorded from './scenes.json';
import { decisionTab, TABS, tabOf } from './tabs';
import {
  artifact,
  figure,
  isSaid,
  light,
  offersOf,
  ring,
  room,
  saySpaces,
  settled,
  type Offer,
  type Target,
} from './targets';

const scenes = Object.entries({ ...recorded.solo, ...recorded.asked }) as unknown as readonly [string, Scene][];
const offersIn = (scene: Scene): readonly Offer[] => offersOf(scene.choices as readonly captains.Choice[], scene.ask);
/** Flights are plotted on the map first; the call bar sends what has no place. */
const onBoard = ({ choice }: Offer): boolean => choice.type !== 'Go' && choice.type !== 'Send';

describe.each(scenes)('%s', (_, scene) => {
  test('every choice is reached by touching lit things one after the other', () => {
    const offers = offersIn(scene);
    for (const { choice, targets } of offers.filter(onBoard)) {
      const touched: Target[] = [];
      for (;;) {
        const now = light(offers, touched);
        const next = targets.find((target) => now.lit.has(target) && !now.held.has(target));
        if (next === undefined) break;
        touched.push(next);
      }
      expect(settled(light(offers, touched))).toEqual(choice);
    }
  });

  test('nothing is lit that leads nowhere', () => {
    const offers = offersIn(scene);
    for (const target of light(offers, []).lit) {
      expect(light(offers, [target]).open.length).toBeGreaterThan(0);
      if (!isSaid(target)) expect(TABS).toContain(tabOf(target));
    }
    expect(TABS).toContain(decisionTab(scene.ask as captains.Ask));
  });
});

const offers = (choices: readonly captains.Choice[], type = 'TakeTurn') =>
  offersOf(choices, { type, seat: 0 } as Scene['ask']);

test('a room, then a figure, or the figure first', () => {
  const some = offers([
    { type: 'Activate', room: 0, figure: 0 },
    { type: 'Activate', room: 3, figure: 0 },
    { type: 'Activate', room: 3, figure: 6 },
  ]);
  expect(settled(light(some, [figure(0)]))).toBeNull();
  expect(light(some, [figure(0)]).lit).toEqual(new Set([room(0), room(3)]));
  expect(settled(light(some, [figure(0), room(3)]))).toEqual({ type: 'Activate', room: 3, figure: 0 });
  expect(light(some, [room(3)]).lit).toEqual(new Set([figure(0), figure(6)]));
});

test('two artifacts of a kind are two touches', () => {
  const some = offers([
    { type: 'Awaken', room: 3, first: 0, second: 0 },
    { type: 'Awaken', room: 3, first: 0, second: 1 },
  ]);
  expect(light(some, []).held).toEqual(new Set([room(3), artifact(0, 0)]));
  expect(settled(light(some, [artifact(0, 1)]))).toEqual({ type: 'Awaken', room: 3, first: 0, second: 0 });
  expect(settled(light(some, [artifact(1, 0)]))).toEqual({ type: 'Awaken', room: 3, first: 0, second: 1 });
});

test('the only track need not be touched', () => {
  const some = offers(
    [
      { type: 'Advance', track: 1, spaces: 1 },
      { type: 'Advance', track: 1, spaces: 2 },
    ],
    'Advancing',
  );
  expect(light(some, []).held).toEqual(new Set([ring(1)]));
  expect(light(some, []).lit).toEqual(new Set([saySpaces(1), saySpaces(2)]));
});
