import { describe, expect, test } from 'vitest';

import { awaitedIn, partsOf, plain, thing, told } from './wording';

const name = (seat: number) => ['Ada', 'Milo'][seat] ?? '?';

test('names become words', () => {
  expect(['PlaceWilds', 'split_reassign', 'Pass'].map(plain)).toEqual(['Place wilds', 'Split reassign', 'Pass']);
});

describe('a choice in words', () => {
  test('says its kind and its fields', () => {
    expect(thing({ type: 'Activate', room: 0, figure: 2 }, name)).toBe('Activate: room 0, figure 2');
    expect(thing({ type: 'Pass' }, name)).toBe('Pass');
    expect(thing({ type: 'Stow', front: true }, name)).toBe('Stow: front');
    expect(thing({ type: 'Stow', front: false }, name)).toBe('Stow: front ✗');
    expect(thing({ type: 'Pay', dice: [1, 2], to: null }, name)).toBe('Pay: dice 1, 2, to –');
  });

  test('names whom it is about', () => {
    expect(thing({ type: 'Rob', seat: 1 }, name)).toBe('Rob: seat Milo');
  });
});

test('an event says first who did it', () => {
  expect(told({ type: 'Grabbed', seat: 0, crate: 3 }, name)).toBe('Ada: Grabbed, crate 3');
  expect(told({ type: 'Bids', coins: [1, 2] }, name)).toBe('Bids, coins 1, 2');
  expect(told({ type: 'Rolled', seat: -1 }, name)).toBe('Rolled');
});

const view = {
  type: 'Sight',
  round: 2,
  captains: [
    { type: 'Deck', coins: 5, waiting: false },
    { type: 'Deck', coins: 3, waiting: true },
  ],
};

test('a view is what is common, then each player', () => {
  expect(partsOf(view, 2, name)).toEqual([
    { title: '', seat: null, facts: [{ name: 'Round', value: '2' }] },
    {
      title: 'Ada',
      seat: 0,
      facts: [
        { name: 'Coins', value: '5' },
        { name: 'Waiting', value: '✗' },
      ],
    },
    {
      title: 'Milo',
      seat: 1,
      facts: [
        { name: 'Coins', value: '3' },
        { name: 'Waiting', value: '✓' },
      ],
    },
  ]);
});

test('who is awaited is read from the players or from the open questions', () => {
  expect(awaitedIn(view, 2)).toEqual([1]);
  expect(
    awaitedIn(
      {
        type: 'Sight',
        asked: [
          { type: 'Task', seat: 1 },
          { type: 'Task', seat: -1 },
        ],
      },
      2,
    ),
  ).toEqual([1]);
  expect(awaitedIn({ type: 'Sight' }, 2)).toEqual([]);
});
