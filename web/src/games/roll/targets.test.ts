import { describe, expect, test } from 'vitest';

import type { Scene, roll } from '../../wire/types';
import { letters } from './letters';
import { nearest, quietest } from '../../table/roving';
import recorded from './scenes.json';
import {
  ABANDON,
  column,
  DICTATE,
  implied,
  light,
  offersOf,
  raiseTo,
  settled,
  socket,
  tableau,
  worker,
  zone,
} from './targets';
import { wishOf } from './wish';

const asked = recorded.asked as unknown as Readonly<Record<string, { readonly scene: Scene }>>;
const at = (...choices: readonly roll.Choice[]) => offersOf(choices, null);
const sorted = (targets: Iterable<string>) => [...targets].toSorted();

describe('what lights', () => {
  test('nothing where nothing is offered', () => {
    expect(light([], []).lit.size).toBe(0);
    expect(settled(light([], []))).toBeNull();
  });

  test('with one wild die only the columns: the die goes without saying', () => {
    const offers = at(...[0, 1, 2, 3, 4].map((phase): roll.Place => ({ type: 'Place', colour: 3, phase })));
    const { lit, held } = light(offers, []);
    expect(sorted(lit)).toEqual([0, 1, 2, 3, 4].map(column));
    expect(sorted(held)).toEqual([worker(5, 3)]);
    expect(settled(light(offers, [column(2)]))).toEqual({ type: 'Place', colour: 3, phase: 2 });
  });

  test('dice and sockets in any order', () => {
    const choices = [0, 1].flatMap((phase) =>
      [0, 1].map((colour): roll.Select => ({ type: 'Select', phase, column: 4, colour })),
    );
    const offers = at(...choices);
    expect(light(offers, []).lit.size).toBe(4);
    expect(sorted(light(offers, [worker(4, 1)]).lit)).toEqual([socket(0), socket(1)]);
    expect(sorted(light(offers, [socket(1)]).lit)).toEqual([worker(4, 0), worker(4, 1)]);
    expect(settled(light(offers, [socket(1), worker(4, 0)]))).toEqual({
      type: 'Select',
      phase: 1,
      column: 4,
      colour: 0,
    });
    expect(settled(light(offers, [socket(1)]))).toBeNull();
  });

  test('dice for Dictate only once Dictate was meant, even if it is all that is offered', () => {
    const offers = at({ type: 'Dictate', column: 0, colour: 0 }, { type: 'Dictate', column: 1, colour: 0 });
    expect(sorted(light(offers, []).lit)).toEqual([DICTATE]);
    expect(sorted(light(offers, [DICTATE]).lit)).toEqual([worker(0, 0), worker(1, 0)]);
    expect(sorted(light(offers, [worker(1, 0)]).lit)).toEqual([DICTATE]);
  });

  test('a tile of the construction zone asks for a word before it is abandoned', () => {
    const offers = at({ type: 'Abandon', tile: 7 }, { type: 'Raise', tile: 7, stack: 1 });
    expect(settled(light(offers, [zone(7)]))).toBeNull();
    expect(sorted(light(offers, []).lit)).toEqual(sorted([ABANDON, raiseTo(1)]));
  });

  test('a single choice must still be touched', () => {
    const offers = at({ type: 'Use', development: 20 });
    expect(implied(offers)).toEqual([]);
    expect(sorted(light(offers, []).lit)).toEqual([tableau(20)]);
  });

  test.each(Object.entries(asked))(
    'in a scene of %s every choice with a place can be reached by touching',
    (_, { scene }) => {
      const offers = offersOf(scene.choices as readonly roll.Choice[], scene.ask);
      const always = implied(offers);
      for (const { choice, targets } of offers) {
        const touched: string[] = [];
        const wanted = targets.filter((target) => !always.includes(target));
        while (touched.length < wanted.length) {
          const { lit } = light(offers, touched);
          const next = wanted.find((target) => lit.has(target) && !touched.includes(target));
          expect(next, JSON.stringify(choice)).toBeDefined();
          touched.push(next ?? '');
        }
        expect(settled(light(offers, touched))).toEqual(choice);
      }
    },
  );
});

describe('unlit things', () => {
  test('are asked about as what one would want with them', () => {
    expect(wishOf(worker(5, 2), -1)).toEqual({ type: 'Place', colour: 2, phase: 0 });
    expect(wishOf(worker(1, 2), -1)).toEqual({ type: 'Dictate', column: 1, colour: 2 });
    expect(wishOf(worker(1, 2), 1)).toEqual({ type: 'Work', colour: 2 });
    expect(wishOf(socket(3), -1)).toEqual({ type: 'Select', phase: 3, column: 0, colour: 0 });
    expect(wishOf(zone(12), 0)).toEqual({ type: 'Abandon', tile: 12 });
    expect(wishOf('good:60:4', 4)).toEqual({ type: 'Sell', shipper: 0, world: 60, good: 4 });
    expect(wishOf('good:60:4', -1)).toEqual({ type: 'RecallGood', world: 60, colour: 4 });
  });

  test('are only read where there is nothing to want', () => {
    expect(wishOf('other:60', 0)).toBeNull();
    expect(wishOf(tableau(60), 0)).toBeNull();
  });
});

test('arrows go to what lies straight ahead rather than to what is a little nearer aside', () => {
  const box = (name: string, x: number, y: number) => ({ name, x, y, width: 10, height: 10 });
  const others = [box('ahead', 100, 0), box('aside', 70, 60), box('behind', -50, 0)];
  expect(nearest(box('here', 0, 0), others, [1, 0])?.name).toBe('ahead');
  expect(nearest(box('here', 0, 0), others, [-1, 0])?.name).toBe('behind');
  expect(nearest(box('here', 0, 0), others, [0, -1])).toBeNull();
});

test('a note goes where it covers least', () => {
  const at = (x: number) => ({ x, y: 0, width: 10, height: 10 });
  expect(quietest([at(0), at(50)], [at(5)])).toEqual(at(50));
  expect(quietest([at(0), at(50)], [])).toEqual(at(0));
});

test('letters differ, come from the name where they can, and leave the table its own', () => {
  expect(letters(['Galactic Influence', 'Galactic Mandate'])).toEqual(['G', 'A']);
  const many = letters(Array.from({ length: 8 }, () => 'Zzz'));
  expect(new Set(many).size).toBe(8);
  expect(many.join('')).not.toMatch(/[BCDFHILMOPRSTXZ]/);
});
