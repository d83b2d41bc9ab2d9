import { PHASES } from '../../art/roll/tiles';
import type { roll } from '../../wire/types';
import { NONE, total } from './dice';
import { costFor, roomOn } from './outlook';
import { sideName } from './printed';
import { t } from './sentences';

/** What the workers of a column will achieve, as far as what is printed says. */
export interface Forecast {
  readonly count: number;
  readonly workers: string;
  readonly result: string;
  /** The result in a word or two, for narrow columns. */
  readonly brief: string;
  /** Why it may not come to that. */
  readonly doubt: string;
}

/** Workers of that column, with the die that selects it and those that powers give. */
export function workersIn(empire: roll.Empire, phase: number, now: number): number {
  const { strip, extras } = empire;
  if (!strip) return 0;
  const selecting = strip.selected === phase && strip.selector !== NONE ? 1 : 0;
  return total(strip.workers[phase] ?? []) + selecting + (phase === now ? total(extras) : 0);
}

/** What these workers do for the tile on top of a stack. */
export function buildingText(empire: roll.Empire, stack: number, workers: number): string {
  const { top, builders } = empire.stacks[stack] as roll.Stack;
  if (top === NONE) return t('roll.forecast.nothing');
  const [done, n, tile] = [total(builders) + workers, costFor(empire, top), sideName(top)];
  if (done < n) return t('roll.forecast.progress', { tile, done, n });
  return done === n ? t('roll.forecast.completes', { tile }) : t('roll.forecast.over', { tile, n: done - n });
}

function goodsText(empire: roll.Empire, phase: number, workers: number): string {
  const held = empire.goods.reduce((sum, { dice }) => sum + total(dice), 0);
  if (phase === 4)
    return held === 0 ? t('roll.forecast.noGoods') : t('roll.forecast.goods', { n: Math.min(held, workers) });
  const free = empire.goods.length * roomOn(empire) - held;
  return free === 0 ? t('roll.forecast.noRoom') : t('roll.forecast.goods', { n: Math.min(free, workers) });
}

function resultText(empire: roll.Empire, phase: number, workers: number): string {
  if (workers === 0) return '';
  if (phase === 0) return t('roll.forecast.explores');
  return phase < 3 ? buildingText(empire, phase - 1, workers) : goodsText(empire, phase, workers);
}

/** How far the top of a stack comes, without its name. */
function progressText(empire: roll.Empire, stack: number, workers: number): string {
  const { top, builders } = empire.stacks[stack] as roll.Stack;
  if (top === NONE) return t('roll.brief.nothing');
  const [done, n] = [total(builders) + workers, costFor(empire, top)];
  if (done < n) return t('roll.brief.progress', { done, n });
  return done === n ? t('roll.brief.done') : t('roll.brief.over', { n: done - n });
}

function briefText(sight: roll.Sight, empire: roll.Empire, phase: number, workers: number): string {
  if (!sight.screens && sight.phases.length > 0 && !sight.phases.includes(phase)) return t('roll.brief.off');
  if (workers === 0) return '';
  if (phase === 0) return t('roll.brief.explores');
  return phase < 3 ? progressText(empire, phase - 1, workers) : goodsText(empire, phase, workers);
}

function doubtText(sight: roll.Sight, empire: roll.Empire, phase: number): string {
  if (sight.screens) return empire.strip && empire.strip.selected !== phase ? t('roll.forecast.maybe') : '';
  if (sight.phase === phase) return t('roll.forecast.now');
  return sight.phases.length > 0 && !sight.phases.includes(phase) ? t('roll.forecast.off') : '';
}

export function forecast(sight: roll.Sight, empire: roll.Empire, phase: number): Forecast {
  const n = workersIn(empire, phase, sight.phase);
  const name = PHASES[phase] ?? 'explore';
  return {
    count: n,
    brief: briefText(sight, empire, phase, n),
    workers: n === 0 ? t('roll.forecast.none') : t(`roll.forecast.${name}`, { n }),
    result: resultText(empire, phase, n),
    doubt: doubtText(sight, empire, phase),
  };
}

/** Who selected a phase, as far as it is known: once the screens are down, everyone. */
export function selectors({ players, screens }: roll.Sight, phase: number): readonly number[] {
  return screens ? [] : players.flatMap(({ strip }, seat) => (strip?.selected === phase ? [seat] : []));
}
