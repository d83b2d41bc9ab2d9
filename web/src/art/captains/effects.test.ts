import { describe, expect, test } from 'vitest';

import { captains } from '../../gallery/fixtures/captains';
import { effectParts, type EffectPart } from './effects';
import { portrait } from './portrait';
import { SIGN_COLOUR } from './signs';

const signs = (parts: readonly EffectPart[]) => parts.flatMap((part) => ('sign' in part ? [part.sign] : []));

describe('effects as chips', () => {
  test('say how many, but not "one"', () => {
    expect(
      effectParts([
        { op: 'move', n: 2 },
        { op: 'medal', n: 1 },
      ]),
    ).toEqual([
      { part: 'chip', sign: 'move', value: '2', bad: false },
      { part: 'chip', sign: 'medal', value: '', bad: false },
    ]);
  });

  test('show losses as losses', () => {
    expect(effectParts([{ op: 'damage', n: 1 }])).toEqual([{ part: 'chip', sign: 'damage', value: '', bad: true }]);
  });

  test('repeat an advance that is made several times', () => {
    expect(effectParts([{ op: 'advance', track: 'any', n: 1, times: 3 }])).toHaveLength(3);
  });

  test('separate the two sides of a choice and put a price before what it buys', () => {
    const parts = effectParts([
      {
        op: 'choice',
        options: [[{ op: 'jump' }], [{ op: 'discard', what: 'medal', then: [{ op: 'android', n: 1 }] }]],
      },
    ]);
    expect(parts.map(({ part }) => part)).toEqual(['chip', 'or', 'cost', 'then', 'chip']);
  });

  test('every printed effect has a sign that is drawn', () => {
    const rooms = captains.technologies.flatMap((card) => (card.type === 'room' ? card.effects : []));
    const lines = captains.missions.flatMap((mission) => mission.lines.flatMap(({ effects }) => effects));
    const used = signs(effectParts([...rooms, ...lines]));
    expect(used.length).toBeGreaterThan(150);
    expect(used.filter((sign) => !(sign in SIGN_COLOUR))).toEqual([]);
  });
});

test('a passenger always has the same face, and the six differ', () => {
  const faces = captains.passengers.map(({ key }) => portrait(key));
  expect(portrait('teddy')).toEqual(faces[0]);
  expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(faces.length);
});
