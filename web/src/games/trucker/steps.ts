import type { Adventure, Hit } from '../../art/trucker/adventure';
import type { PlayerColour } from '../../art/shared/palette';
import type { trucker } from '../../wire/types';
import { t as label } from './labels';

export interface CardStep {
  readonly state: 'done' | 'now' | 'ahead';
  readonly note?: string;
  readonly taken?: PlayerColour;
}

const lineOf = ({ from }: Hit, sum: number): string =>
  from === 'front' || from === 'rear' ? label('trucker.column', { n: sum }) : label('trucker.row', { n: sum });

type State = CardStep['state'];
const stateOf = (i: number, at: number): State => (i < at ? 'done' : i === at ? 'now' : 'ahead');

/** `dice` are all that were rolled; the latest two belong to the asteroid at hand. */
function attackSteps(hits: readonly Hit[], dice: readonly number[], at: number): readonly CardStep[] {
  const from = dice.length - 2 * (at + 1);
  return hits.map((hit, i) => {
    if (i > at) return { state: 'ahead', note: label('trucker.sky.ahead') };
    const sum = (dice[from + 2 * i] ?? 0) + (dice[from + 2 * i + 1] ?? 0);
    return { state: stateOf(i, at), note: lineOf(hit, sum) };
  });
}

/** How far the current card has come, step by step. */
export function stepsOf(
  card: Adventure,
  { sky }: Pick<trucker.Sight, 'sky'>,
  colourOf: (seat: number) => PlayerColour,
): readonly CardStep[] {
  if (card.type === 'meteor_swarm') return attackSteps(card.meteors, sky.dice, sky.step);
  if (card.type === 'combat_zone') return card.lines.map((_, line) => ({ state: stateOf(line, sky.step) }));
  if (card.type !== 'planets') return [];
  return card.planets.map((_, planet) => {
    const seat = sky.landed[planet] ?? -1;
    return seat < 0 ? { state: 'ahead', note: label('trucker.sky.free') } : { state: 'done', taken: colourOf(seat) };
  });
}
