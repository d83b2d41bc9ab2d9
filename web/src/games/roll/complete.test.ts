import { readFileSync } from 'node:fs';

import { afterEach, describe, expect, test } from 'vitest';

import { prefer, preferences } from '../../preferences.svelte';
import type { People } from '../../table/game';
import type { Choice, Event, Refusal, Scene, roll } from '../../wire/types';
import { ASK_WORDS } from './calls';
import { CHOICE_WORDS } from './choiceWords';
import client from './client';
import { EVENT_WORDS } from './eventWords';
import { REFUSAL_WORDS } from './refusalWords';
import recorded from './scenes.json';
import { TOUCHED } from './targets';

const asked = recorded.asked as unknown as Readonly<Record<string, { readonly scene: Scene }>>;
const events = recorded.events as unknown as Readonly<Record<string, Event>>;
const scene = Object.values(asked)[0]?.scene as Scene;
const people: People = {
  you: 0,
  players: [0, 1, 2, 3, 4].map((seat) => ({
    seat,
    name: `P${seat}`,
    colour: 'red',
    you: seat === 0,
    bot: false,
    state: 'idle',
  })),
  name: (seat) => (seat === 0 ? 'You' : `P${seat}`),
};

/** The names in a union of the generated types, as the server's own tool wrote them. */
function union(name: string): string[] {
  const types = readFileSync(new URL('../../wire/types.ts', import.meta.url), 'utf8');
  const own = types.slice(types.indexOf('export namespace roll {'), types.indexOf('export namespace trucker {'));
  const body = new RegExp(`export type ${name} =([^;]*);`).exec(own)?.[1] ?? '';
  return [...body.matchAll(/\w+/g)].map(([word]) => word).toSorted();
}

const sorted = (words: object): string[] => Object.keys(words).toSorted();
/** No hole is left, nothing is undefined, no number of a tile is said instead of its name. */
const proper = /^(?!.*(undefined|NaN|[{}]|\[object)).+$/;

afterEach(() => prefer({ language: 'en' }));

// Preferences write to the page and to storage, which tests of pure parts do not have.
Object.assign(globalThis, { document: { documentElement: { dataset: {}, style: {} } } });

test('every type that the server can send has words', () => {
  expect(union('Choice').length).toBeGreaterThan(20);
  expect(sorted(CHOICE_WORDS)).toEqual(union('Choice'));
  expect(sorted(TOUCHED)).toEqual(union('Choice'));
  expect(sorted(EVENT_WORDS)).toEqual(union('Event'));
  expect(sorted(REFUSAL_WORDS)).toEqual(union('Refusal'));
  expect(sorted(ASK_WORDS)).toEqual(union('Ask'));
});

test('the recorded scenes hold every question and every event', () => {
  expect(sorted(asked)).toEqual(union('Ask').filter((name) => name !== 'Question'));
  expect(sorted(events)).toEqual(union('Event'));
});

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test.each(Object.entries(asked))('%s has a sentence, and every choice of it is said differently', (_, { scene }) => {
    prefer({ language });
    expect(preferences.language).toBe(language);
    const call = client.call(scene, people);
    expect(call.title).toMatch(proper);
    for (const { label, note = '-' } of call.buttons) expect(`${label} ${note}`).toMatch(proper);
    const said = scene.choices.map((choice: Choice) => client.choice(choice, scene, people));
    for (const words of said) expect(words).toMatch(proper);
    expect(new Set(said).size).toBeGreaterThan(said.length * 0.8);
  });

  test.each(Object.entries(asked))('the board of %s can be read', (_, { scene }) => {
    prefer({ language });
    const lines = client.text(scene, people);
    expect(lines.length).toBeGreaterThan(6);
    for (const line of lines) expect(line).toMatch(proper);
  });

  test.each(Object.entries(events))('%s is told', (type, event) => {
    prefer({ language });
    const words = client.event(event, people, scene) ?? client.chapter(event, people);
    expect(words, type).toMatch(proper);
  });

  test.each<roll.Refusal>([
    { type: 'NoSuchDie', rule: 'RG-ASSIGN-02', colour: 3 },
    { type: 'NoSuchTile', rule: 'RG-EXPLORE-05', tile: 4 },
    { type: 'NoSuchWorld', rule: 'RG-SHIP-01', world: 60 },
    { type: 'NotNow', rule: 'RG-PHASE-04' },
    { type: 'PowerSpent', rule: 'RG-REASSIGN-05', power: -1 },
    { type: 'PowerSpent', rule: 'RG-REASSIGN-01', power: -1 },
    { type: 'PowerSpent', rule: 'RG-REASSIGN-01', power: 17 },
    { type: 'StillToDo', rule: 'RG-FAQ-08' },
    { type: 'TooEarly', rule: 'RG-ASSIGN-01' },
    { type: 'TooLate', rule: 'RG-MANAGE-01' },
    { type: 'WrongColumn', rule: 'RG-ASSIGN-02', to: 2 },
  ])('a refusal is worded: %o', (refusal) => {
    prefer({ language });
    expect(client.refusal(refusal, people, scene)).toMatch(proper);
  });
});

test('what the table itself refuses is left to the table', () => {
  expect(client.refusal({ type: 'NotAsked', rule: 'TABLE-01' } as Refusal, people, scene)).toBeNull();
  expect(client.event({ type: 'Undone' } as Event, people, scene)).toBeNull();
});
