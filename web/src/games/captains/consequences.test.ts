import { expect, test } from 'vitest';

import type { Effect } from '../../art/captains/content';
import type { captains } from '../../wire/types';
import { coming } from './agenda';
import { consequences } from './consequences';
import { spacesOf } from './outlook';
import { at } from './printed';
import { sightOf } from './said';
import recorded from './scenes.json';
import { damageOn } from './standing';

const [first] = recorded.forecasts as unknown as readonly { readonly scene: { readonly view: captains.Sight } }[];
const sight = sightOf(first?.scene ?? { view: {} as captains.Sight });
const ship = (changes: Partial<captains.Ship>): captains.Ship => ({ ...at(sight.captains, 0), ...changes });
const told = (changes: Partial<captains.Ship>, effects: readonly Effect[]) =>
  consequences(sight, ship(changes), effects);

test('damage before and after is told together, and never falls below none', () => {
  const hurt = { damage: 3, slots: [-1, -1, -1, -1, -1, -1] };
  expect(damageOn(ship(hurt))).toBe(3);
  expect(told(hurt, [{ op: 'repair', n: 2 }])).toEqual(['damage 3 → 1']);
  expect(told(hurt, [{ op: 'repair', n: 5 }])).toEqual(['damage 3 → 0']);
  expect(
    told(hurt, [
      { op: 'damage', n: 1 },
      { op: 'medal', n: 2 },
    ]),
  ).toEqual(['damage 3 → 4', `medals ${ship({}).medals} → ${ship({}).medals + 2}`]);
  expect(told({ ...hurt, damage: 0 }, [{ op: 'repair', n: 1 }])).toEqual([]);
});

test('spaces that set something off are told by their numbers', () => {
  const spaces = spacesOf(sight, 0);
  const event = spaces.findIndex((space) => space.event);
  const steps = (n: number): Effect[] => [{ op: 'advance', track: 'cooperation', n, times: 1 }];
  expect(told({ tracks: [event - 1, 0, 0] }, steps(1))).toEqual([`space ${event}: Event`]);
  expect(told({ tracks: [spaces.length - 1, 0, 0] }, steps(1))).toEqual([]); // round again, to the start
  expect(told({ tracks: [0, 0, 0] }, [{ op: 'advance', track: 'any', n: 3, times: 1 }])).toEqual([]);
});

test('what has no turn left to do is not still to come', () => {
  const task = (step: object): captains.Task => ({ type: 'Task', seat: 0, step: JSON.stringify({ seat: 0, ...step }) });
  const planned = [
    task({ type: 'Fighting', left: 0 }),
    task({ type: 'Mending', left: 0 }),
    task({ type: 'Mending', left: 2 }),
  ];
  const people = { name: () => '', players: [] } as unknown as Parameters<typeof coming>[1];
  expect(coming({ ...sight, planned }, people, 0)).toHaveLength(1);
});
