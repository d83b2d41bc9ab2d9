import type { Scene, trucker } from '../../wire/types';
import { sightOf } from './said';

export const STAGES = ['build', 'launch', 'flight', 'pay'] as const;
export type TruckerStage = (typeof STAGES)[number];

const BEFORE_TAKE_OFF: ReadonlySet<string> = new Set<trucker.Ask['type']>([
  'Inspect',
  'Repair',
  'KeepPart',
  'Insuring',
  'Crew',
]);

const BETWEEN_FLIGHTS: ReadonlySet<string> = new Set<trucker.Ask['type']>(['Overview', 'Giving']);

/** Where the flight stands: ships are built, checked and crewed, flown, paid for. */
export function stageOf(scene: Scene): TruckerStage {
  const { sky, truckers } = sightOf(scene);
  const over = truckers.every(({ paid, waiting }) => paid.length > 0 && !waiting);
  if (over || BETWEEN_FLIGHTS.has(scene.ask?.type ?? '')) return 'pay';
  if (sky.launched) return 'flight';
  const checked = truckers.every(({ space }) => space > 0);
  return checked || BEFORE_TAKE_OFF.has(scene.ask?.type ?? '') ? 'launch' : 'build';
}
