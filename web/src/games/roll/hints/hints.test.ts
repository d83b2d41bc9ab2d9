import { expect, test } from 'vitest';

import type { Choice, Scene, View } from '../../../wire/types';
import recorded from '../scenes.json';
import { HINTS } from './hints';
import { en } from './en';

const asked = Object.entries(recorded.asked as unknown as Readonly<Record<string, { readonly scene: Scene }>>);

/** Rare questions that a tile brings, each of which says itself what to do. */
const PLAIN = new Set(['BankSale', 'ChooseCrew', 'GiveUp', 'MoveWorkers', 'RemoveDie', 'ReturnDie']);
/** Told once, by another hint: workers that build. */
const BUILDING = new Set(['PlaceBuilder']);

test.each(asked.filter(([type]) => !PLAIN.has(type) && !BUILDING.has(type)))(
  'whoever meets %s for the first time gets a hint',
  (_, { scene }) => {
    expect(HINTS.filter(({ when }) => when(scene)).map(({ id }) => id)).not.toEqual([]);
  },
);

/** The same question in the second round, and with a power to use: a sample holds only the first of each. */
const later = (scene: Scene): Scene => ({
  ...scene,
  view: { ...scene.view, round: 2 } as View,
  choices: [...scene.choices, { type: 'Use', development: 0 } as Choice],
});

test('each hint opens at something that happens', () => {
  const scenes = asked.flatMap(([, { scene }]) => [scene, later(scene)]);
  const never = HINTS.filter(({ when }) => !scenes.some(when));
  expect(never.map(({ id }) => id)).toEqual([]);
});

test('a title has four words at most, a text three sentences', () => {
  for (const { id } of HINTS) {
    expect(en[`roll.hint.${id}.title`].split(' ').length, id).toBeLessThanOrEqual(4);
    expect(en[`roll.hint.${id}.text`].split(/[.?!](?:\s|$)/).filter(Boolean).length, id).toBeLessThanOrEqual(3);
  }
});
