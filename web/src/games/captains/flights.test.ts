import { expect, test } from 'vitest';

import type { Event, Scene, captains } from '../../wire/types';
import { flightsOf } from './flights';
import { sightOf } from './said';
import recorded from './scenes.json';

const sight = sightOf(Object.values(recorded.asked as unknown as Readonly<Record<string, Scene>>)[0] as Scene);
const events = recorded.events as unknown as Readonly<Record<string, captains.Event>>;
const own = 0;
const of = (...told: readonly captains.Event[]) => flightsOf(told as readonly Event[], sight, own);

test('whatever happens, what flies has a beginning and an end', () => {
  for (const event of Object.values(events))
    for (const { from, to } of of(event)) {
      expect(from).toMatch(/^[.[]/);
      expect(to).toMatch(/^[.[]/);
      expect(from).not.toBe(to);
    }
});

test('crew, tokens, pirates, damage, cards and events fly', () => {
  const silent = Object.values(events).filter((event) => of({ ...event, seat: own } as captains.Event).length === 0);
  for (const type of ['Activated', 'Gained', 'Fought', 'Damaged', 'MissionTaken', 'Installed', 'FactionEvent'])
    expect(silent.map((event) => event.type)).not.toContain(type);
});

test('they fly in the order of the events', () => {
  const [damage, gain]: readonly captains.Event[] = [
    { type: 'Damaged', seat: own, damage: 1 },
    { type: 'Gained', seat: own, tokens: [4, 3] },
  ];
  if (!damage || !gain) throw new Error('never');
  const signs = of(damage, gain).map(({ art }) => ('sign' in art ? art.sign : ''));
  expect(signs).toEqual(['damage', 'medal', 'pirate']);
});

test('what others gain goes to their panel, what you gain to your ship', () => {
  expect(of({ type: 'Gained', seat: 1, tokens: [4] })[0]?.to).toBe('[data-seat="1"]');
  expect(of({ type: 'Gained', seat: own, tokens: [4] })[0]?.to).toBe('.medals');
});
