import type { Scene, roll } from '../../wire/types';
import { extraColour, isExtra } from './outlook';

/** A place on the board that can be touched: a die, a column, a tile; or a word on a button of the call bar. */
export type Target = string;

export const DICTATE: Target = 'dictate';
export const SELL: Target = 'say:sell';
export const CONSUME: Target = 'say:consume';
export const ABANDON: Target = 'say:abandon';
export const raiseTo = (stack: number): Target => `say:raise:${stack}`;
export const worker = (column: number, colour: number): Target => `worker:${column}:${colour}`;
export const extra = (colour: number): Target => `extra:${colour}`;
export const column = (phase: number): Target => `column:${phase}`;
export const socket = (phase: number): Target => `socket:${phase}`;
export const tableau = (side: number): Target => `side:${side}`;
export const goodOn = (world: number, colour: number): Target => `good:${world}:${colour}`;
export const zone = (tile: number): Target => `tile:${tile}`;
export const builder = (stack: number, colour: number): Target => `builder:${stack}:${colour}`;
export const citizen = (colour: number): Target => `citizen:${colour}`;
export const inCup = (colour: number): Target => `cup:${colour}`;
export const crew = (colour: number): Target => `crew:${colour}`;
export const isSaid = (target: Target): boolean => target.startsWith('say:');

const [CUP_PLACE, CITIZENRY_PLACE, STACK_PLACE] = [5, 6, 7];

function removedFrom({ place, colour }: roll.Remove): Target {
  if (place < CUP_PLACE) return worker(place, colour);
  if (place === CUP_PLACE) return inCup(colour);
  return place === CITIZENRY_PLACE ? citizen(colour) : builder(place - STACK_PLACE, colour);
}

const shipperOf = (shipper: number): Target => (isExtra(shipper) ? extra(extraColour(shipper)) : worker(4, shipper));
const stackOf = (ask: Scene['ask']): number => (ask && 'stack' in ask ? Number(ask.stack) : 0);

type Touching = {
  readonly [K in roll.Choice['type']]: (
    choice: Extract<roll.Choice, { type: K }>,
    ask: Scene['ask'],
  ) => readonly Target[];
};

/** What is touched to make each choice, in any order. Choices without a place are buttons, or belong to drawn tiles. */
export const TOUCHED: Touching = {
  Abandon: ({ tile }) => [zone(tile), ABANDON],
  Arrange: () => [],
  Buy: () => [],
  Consume: ({ shipper, world, good }) => [shipperOf(shipper), goodOn(world, good), CONSUME],
  Dictate: ({ column: from, colour }) => [DICTATE, worker(from, colour)],
  Done: () => [],
  Finish: ({ colour }, ask) => [builder(stackOf(ask), colour)],
  Lay: () => [],
  Move: ({ column: from, colour, to }) => [worker(from, colour), column(to)],
  Place: ({ colour, phase }) => [worker(5, colour), column(phase)],
  Produce: ({ colour, world }) => [worker(3, colour), tableau(world)],
  Raise: ({ tile, stack }) => [zone(tile), raiseTo(stack)],
  Ready: () => [],
  Recall: ({ stack, colour }) => [builder(stack, colour)],
  RecallGood: ({ world, colour }) => [goodOn(world, colour)],
  Recruit: ({ colour }) => [citizen(colour)],
  Remove: (choice) => [removedFrom(choice)],
  RemoveGood: ({ world, colour }) => [goodOn(world, colour)],
  Return: ({ colour }) => [crew(colour)],
  Scout: () => [],
  Select: ({ phase, column: from, colour }) => [worker(from, colour), socket(phase)],
  Sell: ({ shipper, world, good }) => [shipperOf(shipper), goodOn(world, good), SELL],
  Stock: () => [],
  Use: ({ development }) => [tableau(development)],
  Work: ({ colour }, ask) => [worker(1 + stackOf(ask), colour)],
};

export interface Offer {
  readonly choice: roll.Choice;
  readonly targets: readonly Target[];
}

export function offersOf(choices: readonly roll.Choice[], ask: Scene['ask']): readonly Offer[] {
  const touched = (choice: roll.Choice) =>
    (TOUCHED[choice.type] as (c: roll.Choice, a: Scene['ask']) => readonly Target[])(choice, ask);
  return choices.map((choice) => ({ choice, targets: touched(choice) })).filter(({ targets }) => targets.length > 0);
}

const has = ({ targets }: Offer, touched: readonly Target[]) => touched.every((target) => targets.includes(target));

/** What every choice shares need not be touched: the only wild die, the only shipper. Dictate is always meant. */
export function implied(offers: readonly Offer[]): readonly Target[] {
  const [first, ...others] = offers;
  if (!first || others.length === 0) return [];
  const shared = first.targets.filter((target) => target !== DICTATE && others.every((offer) => has(offer, [target])));
  return offers.some(({ targets }) => targets.every((target) => shared.includes(target))) ? [] : shared;
}

export interface Light {
  /** What may be touched next. */
  readonly lit: ReadonlySet<Target>;
  /** What has been touched, or goes without saying. */
  readonly held: ReadonlySet<Target>;
  /** What may still be chosen. */
  readonly open: readonly Offer[];
}

export function light(offers: readonly Offer[], touched: readonly Target[]): Light {
  const held = new Set([...touched, ...implied(offers)]);
  const open = offers.filter((offer) => has(offer, touched));
  const next = open.flatMap(({ targets }) => (targets.includes(DICTATE) && touched.length === 0 ? [DICTATE] : targets));
  return { lit: new Set(next.filter((target) => !held.has(target))), held, open };
}

/** The choice that is made once nothing is left to touch; null while something is. */
export function settled({ open, held }: Light): roll.Choice | null {
  return open.find(({ targets }) => targets.every((target) => held.has(target)))?.choice ?? null;
}
