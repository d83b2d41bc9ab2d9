import type { Effect } from '../../art/captains/content';
import type { captains } from '../../wire/types';
import { effectWords } from './effectWords';
import { t } from './labels';
import { entered, spacesOf } from './outlook';
import { FACTIONS } from './printed';
import { damageOn } from './standing';
import { t as tPiece } from './words';

/** What effects would change on a ship, as far as that is plain before anything else is decided. */

function counted(effects: readonly Effect[], op: 'damage' | 'repair' | 'medal'): number {
  return effects.reduce((sum, effect) => sum + (effect.op === op && 'n' in effect ? effect.n : 0), 0);
}

/** Spaces of a track that set something off, by their numbers. */
function passed(sight: captains.Sight, me: captains.Ship, effect: Effect): readonly string[] {
  if (effect.op !== 'advance') return [];
  const track = FACTIONS.findIndex(({ key }) => key === effect.track);
  if (track < 0) return [];
  const [from, count] = [me.tracks[track] ?? 0, spacesOf(sight, track).length];
  return entered(sight, track, from, effect.n).flatMap(({ event, bonus }, i) => {
    const what = event ? tPiece('captains.sign.event') : bonus ? effectWords(bonus) : '';
    return what ? [t('captains.board.sets.off', { n: (from + 1 + i) % count, what })] : [];
  });
}

export function consequences(sight: captains.Sight, me: captains.Ship, effects: readonly Effect[]): readonly string[] {
  const damage = damageOn(me);
  const after = Math.max(0, damage + counted(effects, 'damage') - counted(effects, 'repair'));
  const medals = counted(effects, 'medal');
  return [
    ...effects.flatMap((effect) => passed(sight, me, effect)),
    ...(after === damage ? [] : [t('captains.board.damage.then', { from: damage, to: after })]),
    ...(medals === 0 ? [] : [t('captains.board.medals.then', { from: me.medals, to: me.medals + medals })]),
  ];
}
