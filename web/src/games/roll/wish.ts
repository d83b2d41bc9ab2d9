import type { roll } from '../../wire/types';
import { WILD } from './dice';
import { side } from './printed';
import type { Target } from './targets';

type Wish = (numbers: readonly [number, number], phase: number) => roll.Choice | null;

function ofWorker(from: number, colour: number, phase: number): roll.Choice {
  if (from === WILD) return { type: 'Place', colour, phase: 0 };
  if (phase === 0) return { type: 'Scout', colour };
  if (phase === 1 || phase === 2) return { type: 'Work', colour };
  return { type: 'Dictate', column: from, colour };
}

function ofSide(number: number, phase: number): roll.Choice | null {
  const { art } = side(number);
  if (art.type === 'development') return art.phases.includes('assign') ? { type: 'Use', development: number } : null;
  return phase === 3 ? { type: 'Produce', colour: 0, world: number } : null;
}

const WISHES: Readonly<Record<string, Wish>> = {
  worker: ([from, colour], phase) => ofWorker(from, colour, phase),
  column: ([to]) => ({ type: 'Move', column: to, colour: 0, to }),
  socket: ([phase]) => ({ type: 'Select', phase, column: 0, colour: 0 }),
  dictate: () => ({ type: 'Dictate', column: 0, colour: 0 }),
  side: ([number], phase) => ofSide(number, phase),
  good: ([world, colour], phase) =>
    phase === 4 ? { type: 'Sell', shipper: 0, world, good: colour } : { type: 'RecallGood', world, colour },
  tile: ([tile]) => ({ type: 'Abandon', tile }),
  builder: ([stack, colour]) => ({ type: 'Recall', stack, colour }),
  citizen: ([colour]) => ({ type: 'Recruit', colour }),
};

/** What somebody who touches an unlit thing most likely wants; null where there is only something to read. */
export function wishOf(target: Target, phase: number): roll.Choice | null {
  const [kind = '', first, second] = target.split(':');
  return WISHES[kind]?.([Number(first), Number(second)], phase) ?? null;
}
