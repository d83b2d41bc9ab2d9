import type { WorldKind } from '../../art/roll/tiles';
import type { roll } from '../../wire/types';
import { colourOf } from './dice';
import { MATCHES, PRICES, side, type Power } from './printed';

/** What choices would bring, from what is printed: shown before the click, never decided here. */

export const STOCK = 2;
/** The credit track ends there; what is beyond it is lost. */
const MOST_CREDITS = 10;
const NO_DIE = MATCHES.length;

export type Empire = Pick<roll.Empire, 'tableau'>;

export function powersOf({ tableau }: Empire, op: string, when?: string): readonly Power[] {
  const powers = tableau.flatMap((number) => side(number).powers);
  return powers.filter((power) => power.op === op && (when === undefined || power.when === when));
}

const listed = <T>(wanted: T | readonly T[]): readonly T[] => (Array.isArray(wanted) ? wanted : [wanted as T]);

function isFor({ target }: Power, number: number): boolean {
  const { art, kind } = side(number);
  if (target?.type !== art.type || (target.kind !== undefined && target.kind !== kind)) return false;
  return !target.colors || (art.type === 'world' && target.colors.includes(art.kind));
}

/** How many workers a tile takes, every discount used; those that stop at a higher cost come first. */
export function costFor(empire: Empire, number: number): number {
  const discounts = powersOf(empire, 'discount').filter((power) => isFor(power, number));
  return discounts
    .toSorted((a, b) => (b.minimum ?? 0) - (a.minimum ?? 0))
    .reduce(
      (cost, { amount = 0, minimum }) => Math.min(cost, Math.max(minimum ?? 1, cost - amount)),
      side(number).art.cost,
    );
}

/** What an explorer of that colour brings when it stocks. */
export function stocking(empire: Empire, colour: number): number {
  const values = powersOf(empire, 'stock_value').filter(({ filter }) => filter?.die_color === colourOf(colour));
  return Math.max(STOCK, ...values.map(({ amount = 0 }) => amount));
}

/** How many goods a world can hold. */
export function roomOn(empire: Empire): number {
  return Math.max(1, ...powersOf(empire, 'good_capacity').map(({ per_world = 1 }) => per_world));
}

function kindOf(world: number): WorldKind {
  const { art } = side(world);
  return art.type === 'world' ? art.kind : 'gray';
}

/** What these powers add for a good of that world. */
function added(powers: readonly Power[], kind: WorldKind): number {
  const concerned = powers.filter(({ filter }) => !filter?.world_color || listed(filter.world_color).includes(kind));
  return concerned.reduce((sum, { amount = 0 }) => sum + amount, 0);
}

export interface Proceeds {
  readonly credits: number;
  readonly chips: number;
}

/** How much of so many credits the track still takes. */
export function kept(credits: number, held: number): number {
  return Math.min(credits, MOST_CREDITS - held);
}

export function selling(empire: Empire, { world }: Pick<roll.Sell, 'world'>): Proceeds {
  const kind = kindOf(world);
  return { credits: (PRICES[kind] ?? 0) + added(powersOf(empire, 'gain_credits', 'on_trade'), kind), chips: 0 };
}

export function consuming(empire: Empire, { shipper, world, good }: Omit<roll.Consume, 'type'>): Proceeds {
  const kind = kindOf(world);
  const matching = [shipper % NO_DIE, good].filter((colour) => MATCHES[colour]?.includes(kind)).length;
  return {
    credits: added(powersOf(empire, 'gain_credits', 'on_consume'), kind),
    chips: 1 + matching + added(powersOf(empire, 'gain_vp', 'on_consume'), kind),
  };
}

export const isExtra = (shipper: number): boolean => shipper >= NO_DIE;
export const extraColour = (shipper: number): number => shipper % NO_DIE;
