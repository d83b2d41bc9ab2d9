import type { Choice, Scene, captains } from '../../wire/types';
import type { Target } from './targets';

type Wish = (numbers: readonly [number, number], ask: string, held: readonly Target[]) => captains.Choice | null;

const heldFigure = (held: readonly Target[]): number =>
  Number(held.find((target) => target.startsWith('figure:'))?.split(':')[1] ?? 0);
const heldCard = (held: readonly Target[]): number =>
  Number(held.find((target) => target.startsWith('card:'))?.split(':')[1] ?? 0);

const WISHES: Readonly<Record<string, Wish>> = {
  figure: ([figure], ask) => (ask === 'Assigning' ? { type: 'Assign', figure } : { type: 'Activate', room: 0, figure }),
  room: ([room], _, held) => ({ type: 'Activate', room, figure: heldFigure(held) }),
  queue: ([position]) => ({ type: 'Recall', position }),
  slot: ([slot], ask, held) =>
    ask === 'Mending' ? { type: 'Mend', slot } : { type: 'Install', space: heldCard(held), slot },
  hold: () => ({ type: 'Mend', slot: -1 }),
  artifact: ([first]) => ({ type: 'Awaken', room: 3, first, second: first }),
  token: ([token]) => ({ type: 'Drop', token }),
  place: ([place]) => ({ type: 'Go', place }),
  road: ([road]) => ({ type: 'Attack', road }),
  ring: ([track]) => ({ type: 'Advance', track, spaces: 1 }),
  card: ([space]) => ({ type: 'Install', space, slot: 0 }),
  mission: () => ({ type: 'DoMission' }),
};

/** What somebody who touches an unlit thing most likely wants; null where there is only something to read. */
export function wishOf(target: Target, ask: Scene['ask'], held: readonly Target[]): Choice | null {
  const [kind = '', first, second] = target.split(':');
  return (WISHES[kind]?.([Number(first), Number(second)], ask?.type ?? '', held) ?? null) as Choice | null;
}
