import { afterEach, describe, expect, test } from 'vitest';

import { prefer } from '../../preferences.svelte';
import type { People } from '../../table/game';
import type { Choice, Event, Refusal, Scene, trucker } from '../../wire/types';
import client from './client';
import recorded from './scenes.json';

const asked = recorded.asked as unknown as Readonly<Record<string, Scene>>;
const events = recorded.events as unknown as Readonly<Record<string, Event>>;
const ended = recorded.ended as unknown as readonly Scene[];
const scene = asked['Work'] as Scene;
const people: People = {
  you: 0,
  players: [0, 1, 2, 3].map((seat) => ({
    seat,
    name: `P${seat}`,
    colour: 'red',
    you: seat === 0,
    bot: false,
    state: 'idle',
  })),
  name: (seat) => (seat === 0 ? 'You' : `P${seat}`),
};

/** No hole is left, nothing is undefined. */
const proper = /^(?!.*(undefined|NaN|[{}]|\[object|\?–|–\?)).+$/;

afterEach(() => prefer({ language: 'en' }));

// Preferences write to the page and to storage, which tests of pure parts do not have.
Object.assign(globalThis, { document: { documentElement: { dataset: {}, style: {} } } });

test('the recorded scenes hold the questions of a single flight', () => {
  const single: readonly trucker.Ask['type'][] = [
    'Approach',
    'Berth',
    'Claim',
    'Crew',
    'Defend',
    'GiveCrew',
    'GiveGoods',
    'Inspect',
    'KeepPart',
    'Load',
    'Powering',
    'Repair',
    'Rush',
    'Salvage',
    'Signal',
    'Stay',
    'Watch',
    'Work',
  ];
  expect(Object.keys(asked)).toEqual(expect.arrayContaining([...single]));
});

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test.each(Object.entries(asked))('%s has a sentence, and every choice of it is said', (_, asking) => {
    prefer({ language });
    const call = client.call(asking, people);
    expect(call.title).toMatch(proper);
    for (const { label, note = '-' } of call.buttons) expect(`${label} ${note}`).toMatch(proper);
    const said = asking.choices.map((choice: Choice) => client.choice(choice, asking, people));
    for (const words of said) expect(words).toMatch(proper);
    expect(new Set(said).size).toBeGreaterThan(said.length * 0.6); // some tiles are printed twice
  });

  test.each(Object.entries(asked))('the board of %s can be read', (_, asking) => {
    prefer({ language });
    const lines = client.text(asking, people);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).toMatch(proper);
  });

  test.each(Object.entries(events))('%s is told', (type, event) => {
    prefer({ language });
    expect(client.event(event, people, scene) ?? client.chapter(event, people), type).toMatch(proper);
  });

  test.each(ended.map((each, i) => [i, each] as const))('the end of game %i names its sources', (_, end) => {
    prefer({ language });
    for (const { source } of end.result?.points ?? []) expect(client.source(source)).toMatch(proper);
  });

  test.each<trucker.Refusal>([
    { type: 'Misfit', rule: 'GT-CONN-03', square: 3, turn: 0, squares: [3, 4] },
    { type: 'Misfit', rule: 'GT-CONN-06', square: 3, turn: 0, squares: [3] },
    { type: 'Misfit', rule: 'GT-PART-CANNON', square: 3, turn: 1, squares: [3, 4] },
    { type: 'TileGone', rule: 'GT-BUILD-07', tile: 30 },
    { type: 'HandFull', rule: 'GT-BUILD-03', tile: 12 },
    { type: 'NoSquare', rule: 'GT-BUILD-10', square: 2, turn: 0 },
    { type: 'OnlySpecial', rule: 'GT-GOODS-03', square: 5 },
    { type: 'PileTaken', rule: 'GT-BUILD-33', pile: 1 },
  ])('a refusal is worded: %o', (refusal) => {
    prefer({ language });
    expect(client.refusal(refusal, people, scene)).toMatch(proper);
  });
});

test('what is not of this game is left to the table; what is new is told all the same', () => {
  expect(client.refusal({ type: 'NotAsked', rule: 'TABLE-01' } as Refusal, people, scene)).toBeNull();
  expect(client.event({ type: 'Undone' } as Event, people, scene)).toBeNull();
  expect(client.event({ type: 'WhaleSeen', seat: 1 } as Event, people, scene)).toBe('P1: Whale seen');
  const strange = { ...scene, ask: { type: 'Whale', seat: 0 }, choices: [{ type: 'Wave', at: 3 } as Choice] };
  expect(client.call(strange, people).buttons).toMatchObject([{ label: 'Wave: at 3' }]);
  const view = { ...scene.view, whales: 7 };
  expect(client.text({ ...scene, view }, people)).toContain('Whales 7');
});
