import { readFileSync } from 'node:fs';

import { afterEach, describe, expect, test } from 'vitest';

import { prefer, preferences } from '../../preferences.svelte';
import type { People } from '../../table/game';
import type { Choice, Event, Refusal, Scene, captains } from '../../wire/types';
import { coming } from './agenda';
import { ASK_WORDS } from './calls';
import { CHOICE_WORDS } from './choiceWords';
import client from './client';
import { EVENT_WORDS } from './eventWords';
import { REFUSAL_WORDS } from './refusalWords';
import { sightOf } from './said';
import recorded from './scenes.json';
import { TOUCHED } from './targets';

const several = recorded.asked as unknown as Readonly<Record<string, Scene>>;
const alone = recorded.solo as unknown as Readonly<Record<string, Scene>>;
const events = recorded.events as unknown as Readonly<Record<string, Event>>;
const scenes = [
  ...Object.entries(several).map(([name, scene]) => [`${name} of several`, scene] as const),
  ...Object.entries(alone).map(([name, scene]) => [`${name} alone`, scene] as const),
];

function peopleOf(scene: Scene): People {
  const seats = sightOf(scene).captains.map((_, seat) => seat);
  return {
    you: 0,
    players: seats.map((seat) => ({
      seat,
      name: `P${seat}`,
      colour: 'red',
      you: seat === 0,
      bot: false,
      state: 'idle',
    })),
    name: (seat) => (seat === 0 ? 'You' : `P${seat}`),
  };
}
const scene = Object.values(several)[0] as Scene;
const people = peopleOf(scene);

/** The names in a union of the generated types, as the server's own tool wrote them. */
function union(name: string): string[] {
  const types = readFileSync(new URL('../../wire/types.ts', import.meta.url), 'utf8');
  const own = types.slice(types.indexOf('export namespace captains {'), types.indexOf('export namespace roll {'));
  const body = new RegExp(`export type ${name} =([^;]*);`).exec(own)?.[1] ?? '';
  return [...body.matchAll(/\w+/g)].map(([word]) => word.replace('OfChoices', '')).toSorted();
}

const sorted = (words: object): string[] => Object.keys(words).toSorted();
/** No hole is left, nothing is undefined. */
const proper = /^(?!.*(undefined|NaN|[{}]|\[object)).+$/;

afterEach(() => prefer({ language: 'en' }));

// Preferences write to the page and to storage, which tests of pure parts do not have.
Object.assign(globalThis, { document: { documentElement: { dataset: {}, style: {} } } });

test('every type that the server can send has words', () => {
  expect(union('Choice').length).toBeGreaterThan(25);
  expect(sorted(CHOICE_WORDS)).toEqual(union('Choice'));
  expect(sorted(TOUCHED)).toEqual(union('Choice'));
  expect(sorted(EVENT_WORDS)).toEqual(union('Event'));
  expect(sorted(REFUSAL_WORDS)).toEqual(union('Refusal'));
  expect(sorted(ASK_WORDS)).toEqual(union('Ask'));
});

test('the recorded scenes hold every question, every choice and every event', () => {
  const asked = [...new Set([...Object.keys(several), ...Object.keys(alone)])].toSorted();
  expect(asked).toEqual(union('Ask').filter((name) => name !== 'Question'));
  expect(sorted(events)).toEqual(union('Event'));
  const chosen = Object.keys(recorded.choices).map((name) => name.split(' ')[1]);
  expect([...new Set(chosen)].toSorted()).toEqual(union('Choice'));
});

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test.each(scenes)('%s has a sentence, and every choice of it is said differently', (_, asked) => {
    prefer({ language });
    expect(preferences.language).toBe(language);
    const own = peopleOf(asked);
    const call = client.call(asked, own);
    expect(call.title).toMatch(proper);
    for (const { label, note = '-' } of call.buttons) expect(`${label} ${note}`).toMatch(proper);
    const said = asked.choices.map((choice: Choice) => client.choice(choice, asked, own));
    for (const words of said) expect(words).toMatch(proper);
    expect(new Set(said).size).toBe(said.length);
  });

  test.each(scenes)('the board of %s can be read', (_, asked) => {
    prefer({ language });
    const lines = client.text(asked, peopleOf(asked));
    expect(lines.length).toBeGreaterThan(18);
    for (const line of lines) expect(line).toMatch(proper);
  });

  test.each(scenes)('what comes after %s is said', (_, asked) => {
    prefer({ language });
    for (const { what } of coming(sightOf(asked), peopleOf(asked), asked.ask?.seat ?? 0)) expect(what).toMatch(proper);
  });

  test.each(Object.entries(events))('%s is told', (type, event) => {
    prefer({ language });
    const words = client.event(event, people, scene) ?? client.chapter(event, people);
    if (type !== 'TurnBegan') expect(words, type).toMatch(proper);
  });

  test.each<captains.Refusal>([
    { type: 'AndroidInRoom', rule: 'SC-ROOM-06' },
    { type: 'CadetInColour', rule: 'SC-ROOM-05', room: 1 },
    { type: 'CannotPay', rule: 'SC-TRAIN-03', cost: 1 },
    { type: 'NoCardThere', rule: 'SC-TECH-01', space: 2 },
    { type: 'NoMission', rule: 'SC-MISSION-01', place: 3 },
    { type: 'NoPirateThere', rule: 'SC-FIGHT-02', road: 4 },
    { type: 'NoRing', rule: 'SC-PROMOTE-02' },
    { type: 'NoRoad', rule: 'SC-MOVE-01', place: 5 },
    { type: 'NoSuchRoom', rule: 'SC-ROOM-01', room: 9 },
    { type: 'NotAboard', rule: 'SC-CARGO-05', token: 3 },
    { type: 'NotDamaged', rule: 'SC-REPAIR-01', slot: 2 },
    { type: 'NotOptional', rule: 'SC-DAMAGE-03' },
    { type: 'NotPromotable', rule: 'SC-PROMOTE-04', colour: 6 },
    { type: 'NotReady', rule: 'SC-ROOM-02', figure: 4 },
    { type: 'NotRecalled', rule: 'SC-COMMANDER-05', position: 1 },
    { type: 'NotResolved', rule: 'SC-COMMANDER-04' },
    { type: 'NotTrainable', rule: 'SC-ANDROID-05', figure: 7 },
    { type: 'OtherTrack', rule: 'SC-FACTION-03', track: 2 },
    { type: 'PairMissing', rule: 'SC-ARTIFACT-01' },
    { type: 'PairWrong', rule: 'SC-ARTIFACT-02', room: 1 },
    { type: 'Reserved', rule: 'SC-RESERVE-04', holder: 1 },
    { type: 'SlotBroken', rule: 'SC-REPAIR-05', slot: 0 },
    { type: 'SlotTaken', rule: 'SC-TECH-02', slot: 0 },
    { type: 'TooFar', rule: 'SC-EFFECT-ADVANCE-N', spaces: 4 },
    { type: 'TooFew', rule: 'SC-MISSION-02', lines: 3, ready: 2 },
    { type: 'TooLate', rule: 'SC-TRAIN-01' },
    { type: 'WrongColour', rule: 'SC-ROOM-04', room: 5, figure: 1 },
  ])('a refusal is worded: %o', (refusal) => {
    prefer({ language });
    expect(client.refusal(refusal, people, scene)).toMatch(proper);
  });
});

test('what the table itself refuses is left to the table', () => {
  expect(client.refusal({ type: 'NotAsked', rule: 'TABLE-01' } as Refusal, people, scene)).toBeNull();
  expect(client.event({ type: 'Undone' } as Event, people, scene)).toBeNull();
});
