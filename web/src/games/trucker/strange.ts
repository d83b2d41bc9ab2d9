import { partsOf, type Part } from '../../table/generic/wording';
import type { People } from '../../table/game';
import type { Scene, trucker } from '../../wire/types';
import { sightOf } from './said';

/** What this board draws or has no use for; whatever else the server shows is told as the text board tells it. */
const SIGHT: ReadonlySet<string> = new Set<keyof trucker.Sight>([
  'type',
  'setting',
  'level',
  'journey',
  'bridges',
  'quickness',
  'yard',
  'forecasts',
  'glass',
  'left',
  'sky',
  'bank',
  'truckers',
]);
const SHIP: ReadonlySet<string> = new Set<keyof trucker.Ship>([
  'cells',
  'aboard',
  'holds_tile',
  'hand',
  'reserved',
  'last',
  'last_reserved',
  'aside',
  'knows',
  'ready_at',
  'space',
  'mended',
  'accused',
  'faults',
  'place',
  'flying',
  'left_by',
  'stalled',
  'fed',
  'power',
  'dock',
  'lost',
  'fleet',
  'stored',
  'premium',
  'paid',
  'waiting',
  'partner',
  'secret',
]);

const without = (thing: object, known: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(thing).filter(([name, value]) => !known.has(name) && value !== null));

/** What a newer server shows beyond what this board knows. */
export function strangeParts(scene: Scene, people: People): readonly Part[] {
  const sight = sightOf(scene);
  const truckers = sight.truckers.map((ship) => without(ship, SHIP));
  const parts = partsOf({ ...without(sight, SIGHT), truckers }, truckers.length, people.name);
  return parts.filter(({ facts }) => facts.length > 0);
}

export const strangeLines = (scene: Scene, people: People): readonly string[] =>
  strangeParts(scene, people).flatMap(({ title, facts }) =>
    facts.map(({ name, value }) => `${title === '' ? '' : `${title}: `}${name} ${value}`),
  );
