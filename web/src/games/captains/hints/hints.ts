import type { CrewKind } from '../../../art/captains/content';
import type { CaptainsSign } from '../../../art/captains/signs';
import type { Hint } from '../../../table/hints/hint';
import type { Scene } from '../../../wire/types';
import { readyCount } from '../figures';
import { sightOf } from '../said';

export type HintId =
  | 'turn'
  | 'fly'
  | 'pirates'
  | 'repair'
  | 'mission'
  | 'assign'
  | 'line'
  | 'research'
  | 'slots'
  | 'tracks'
  | 'event'
  | 'train'
  | 'promote'
  | 'second'
  | 'artifacts'
  | 'queue'
  | 'hold'
  | 'station'
  | 'choice'
  | 'tenebre';

export interface CaptainsHint extends Hint<HintId> {
  readonly figures: readonly CrewKind[];
  readonly signs: readonly CaptainsSign[];
}

const asks =
  (...types: readonly string[]) =>
  (scene: Scene) =>
    types.includes(scene.ask?.type ?? '');
const offers = (type: string) => (scene: Scene) => scene.choices.some((choice) => choice.type === type);
const shipOf = (scene: Scene) => sightOf(scene).captains[scene.ask?.seat ?? 0];

const LIT = (kind: string) => `button.lit[data-target^="${kind}:"]`;

function hint(
  id: HintId,
  when: (scene: Scene) => boolean,
  piece: string,
  figures: readonly CrewKind[] = [],
  signs: readonly CaptainsSign[] = [],
): CaptainsHint {
  return { id, when, piece, figures, signs };
}

const onTheWay = (scene: Scene): boolean =>
  asks('Flying')(scene) && sightOf(scene).sky.roads.some((pirate) => pirate >= 0);
const nearStation = (scene: Scene): boolean => {
  const { sky } = sightOf(scene);
  return asks('TakeTurn')(scene) && sky.stations.includes(shipOf(scene)?.place ?? -1) && sightOf(scene).round > 1;
};
const fewReady = (scene: Scene): boolean => {
  const ship = shipOf(scene);
  return asks('TakeTurn')(scene) && ship !== undefined && readyCount(ship) <= 1;
};

/** In the order in which a newcomer meets them; the first that matters and is not known yet is shown. */
export const HINTS: readonly CaptainsHint[] = [
  hint('tenebre', (scene) => sightOf(scene).solo !== null && (sightOf(scene).solo?.laid.length ?? 0) > 0, '.companion'),
  hint('mission', offers('DoMission'), '.stage article', [], ['look']),
  hint('assign', asks('Assigning'), LIT('figure'), ['red', 'yellow', 'blue', 'android']),
  hint('line', asks('Facing'), '.stage .line.now'),
  hint('second', asks('SecondTask', 'Ordering'), LIT('queue'), [], ['ring']),
  hint('fly', asks('Flying', 'Jumping'), LIT('place'), [], ['move']),
  hint('pirates', onTheWay, LIT('road'), [], ['pirate', 'damage']),
  hint('repair', asks('Mending'), 'button.lit', [], ['repair', 'damage']),
  hint('research', asks('Installing'), LIT('card'), [], ['research']),
  hint('slots', asks('Installing'), LIT('slot'), [], ['medal', 'repair', 'move']),
  hint('tracks', asks('Advancing', 'Catching', 'Retreating'), '.ring', [], ['cooperation', 'zinca', 'nian']),
  hint('event', asks('Hiding', 'Retreating', 'Pardoning', 'FieldPromotion'), '.tracks', [], ['event']),
  hint('choice', asks('Choosing'), '.option'),
  hint('hold', asks('Fit'), LIT('token'), [], ['without']),
  hint('turn', asks('TakeTurn'), LIT('room'), ['red', 'yellow', 'blue', 'cadet']),
  hint('promote', offers('Promote'), LIT('figure'), [], ['ring', 'medal']),
  hint('train', offers('Train'), '.medal', ['cadet'], ['train', 'medal']),
  hint('artifacts', offers('Awaken'), LIT('artifact'), [], ['artifact']),
  hint('station', nearStation, '.sky'),
  hint('queue', fewReady, '.crew ol'),
];
