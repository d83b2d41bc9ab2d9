import type { Hint } from '../../../table/hints/hint';
import type { Scene, trucker } from '../../../wire/types';
import { faceAt, filled } from '../hull';
import { faceOf } from '../printed';
import { sightOf } from '../said';

export type HintId =
  | 'take'
  | 'weld'
  | 'prongs'
  | 'turn'
  | 'move'
  | 'engine'
  | 'cannon'
  | 'power'
  | 'forecast'
  | 'glass'
  | 'finish'
  | 'planets'
  | 'load'
  | 'defend'
  | 'thrust'
  | 'fight'
  | 'crew'
  | 'keep'
  | 'salvage'
  | 'aliens';

const asks =
  (...types: readonly string[]) =>
  (scene: Scene) =>
    types.includes(scene.ask?.type ?? '');
const offers = (type: trucker.Choice['type']) => (scene: Scene) => scene.choices.some((each) => each.type === type);
const mine = (scene: Scene): trucker.Ship | undefined =>
  scene.ask ? sightOf(scene).truckers[scene.ask.seat] : undefined;
const built = (scene: Scene): number => filled(mine(scene)?.cells ?? []).length;
const holds =
  (...kinds: readonly string[]) =>
  (scene: Scene) => {
    const hand = mine(scene)?.hand ?? null;
    return hand !== null && kinds.includes(faceOf(hand).kind);
  };
const has = (scene: Scene, kind: string): boolean => {
  const cells = mine(scene)?.cells ?? [];
  return filled(cells).some((square) => faceAt(cells, square).kind === kind);
};
const working = asks('Work', 'Rush');
const powering = (engines: boolean) => (scene: Scene) =>
  asks('Powering')(scene) && (scene.ask as trucker.Powering).engines === engines;

const FIT = 'button.lit[data-target^="square:"]';
const ENOUGH = 9;

/** In the order in which a newcomer meets them; the first that matters and is not known yet is shown. */
export const HINTS: readonly Hint<HintId>[] = [
  { id: 'take', when: (scene) => offers('TakeHidden')(scene) && built(scene) < 2, piece: '[data-target="heap"]' },
  { id: 'weld', when: (scene) => offers('Weld')(scene) && built(scene) < 2, piece: FIT },
  { id: 'engine', when: holds('engine', 'double_engine'), piece: FIT },
  { id: 'cannon', when: holds('cannon', 'double_cannon'), piece: FIT },
  { id: 'power', when: holds('double_cannon', 'double_engine', 'shield'), piece: FIT },
  { id: 'prongs', when: offers('Weld'), piece: FIT },
  { id: 'turn', when: offers('PutBack'), piece: '[data-part="yard"]' },
  { id: 'move', when: offers('Lift'), piece: '[data-target="heap"]' },
  { id: 'glass', when: offers('FlipGlass'), piece: '[data-target="glass"]' },
  { id: 'forecast', when: offers('Read'), piece: '[data-target="pile:0"]' },
  {
    id: 'finish',
    when: (scene) => working(scene) && offers('Finish')(scene) && built(scene) >= ENOUGH && has(scene, 'engine'),
    piece: '[data-part="places"]',
  },
  { id: 'aliens', when: asks('Crew'), piece: FIT },
  { id: 'planets', when: asks('Approach'), piece: '[data-target^="planet:"]' },
  { id: 'load', when: asks('Load'), piece: '[data-part="dock"]' },
  { id: 'defend', when: asks('Defend'), piece: '[data-part="dice"]' },
  { id: 'thrust', when: powering(true), piece: '[data-part="balance"]' },
  { id: 'fight', when: powering(false), piece: '[data-part="balance"]' },
  { id: 'crew', when: asks('GiveCrew'), piece: FIT },
  { id: 'keep', when: asks('KeepPart'), piece: FIT },
  { id: 'salvage', when: asks('Salvage'), piece: '[data-part="card"]' },
];
