import type { Face } from '../../../art/roll/tiles';
import type { Hint } from '../../../table/hints/hint';
import type { Scene } from '../../../wire/types';
import { sightOf } from '../said';

export interface RollHint extends Hint<HintId> {
  readonly art: readonly Face[];
}

export type HintId =
  | 'arrange'
  | 'dice'
  | 'wild'
  | 'select'
  | 'others'
  | 'dictate'
  | 'reassign'
  | 'explore'
  | 'drawn'
  | 'build'
  | 'produce'
  | 'ship'
  | 'recruit'
  | 'recall'
  | 'ending';

const asks =
  (...types: readonly string[]) =>
  (scene: Scene) =>
    types.includes(scene.ask?.type ?? '');
const offers = (type: string) => (scene: Scene) => scene.choices.some((choice) => choice.type === type);

const NEAR_TILES = 10;
const NEAR_POOL = 8;

function ending(scene: Scene): boolean {
  const { players, pool, round } = sightOf(scene);
  return (
    scene.ask !== null &&
    round > 1 &&
    (pool <= NEAR_POOL || players.some(({ tableau }) => tableau.length >= NEAR_TILES))
  );
}

const LIT = (kind: string) => `button.lit[data-target^="${kind}:"]`;

/** In the order in which a newcomer meets them; the first that matters and is not known yet is shown. */
export const HINTS: readonly RollHint[] = [
  { id: 'arrange', when: asks('ArrangeTiles'), piece: '[data-target^="drawn:"]', art: ['develop', 'settle'] },
  { id: 'wild', when: asks('PlaceWilds'), piece: '[data-target^="worker:5:"]', art: ['wild'] },
  {
    id: 'dice',
    when: asks('SelectPhase'),
    piece: LIT('worker'),
    art: ['explore', 'develop', 'settle', 'produce', 'ship'],
  },
  { id: 'select', when: asks('SelectPhase'), piece: LIT('socket'), art: [] },
  { id: 'others', when: asks('ReassignWorkers'), piece: '.socket.filled', art: [] },
  { id: 'reassign', when: offers('Use'), piece: LIT('side'), art: ['wild'] },
  { id: 'dictate', when: offers('Dictate'), piece: '[data-target="dictate"]', art: [] },
  { id: 'explore', when: asks('ExploreTask'), piece: '[data-target="column:0"]', art: ['explore'] },
  { id: 'drawn', when: asks('LayScouted', 'LayFound'), piece: '[data-target^="drawn:"]', art: ['develop', 'settle'] },
  {
    id: 'build',
    when: (scene) => asks('SelectPhase')(scene) && sightOf(scene).round > 1,
    piece: '.stack .tile',
    art: ['develop', 'settle'],
  },
  { id: 'produce', when: asks('ProduceGood'), piece: LIT('side'), art: ['produce'] },
  { id: 'ship', when: asks('ShipGood'), piece: 'button:is(.lit, .held)[data-target^="good:"]', art: ['ship'] },
  { id: 'recruit', when: asks('RecruitDie'), piece: LIT('citizen'), art: [] },
  { id: 'recall', when: asks('RecallDice'), piece: 'button.lit[data-target]', art: [] },
  { id: 'ending', when: ending, piece: '.free.last', art: [] },
];
