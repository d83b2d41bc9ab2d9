import type { roll } from '../../wire/types';
import { colourOf, plus, total, type Counts } from './dice';
import { side, type Bonus, type Printed } from './printed';

const cost = (tiles: readonly Printed[]): number => tiles.reduce((sum, { art }) => sum + art.cost, 0);

/** All dice of an empire, wherever they are; every place is open, only faces are secret. */
export function diceOf(empire: roll.Empire): Counts {
  const places = [empire.cup, empire.citizenry, empire.screened, empire.crew];
  return [...places, ...empire.stacks.map(({ builders }) => builders), ...empire.goods.map(({ dice }) => dice)].reduce(
    plus,
  );
}

function counted(empire: roll.Empire, { of, filter = {} }: Bonus): readonly Printed[] {
  const type = of === 'worlds' ? 'world' : 'development';
  return empire.tableau.map(side).filter(({ art, kind }) => {
    if (art.type !== type || (filter.kind !== undefined && filter.kind !== kind)) return false;
    if (filter.kind_not !== undefined && filter.kind_not === kind) return false;
    return filter.color === undefined || (art.type === 'world' && art.kind === filter.color);
  });
}

function items(empire: roll.Empire, bonus: Bonus): number {
  return bonus.of === 'goods'
    ? empire.goods.reduce((sum, { dice }) => sum + total(dice), 0)
    : counted(empire, bonus).length;
}

function owned(empire: roll.Empire, { filter }: Bonus): number {
  return diceOf(empire).reduce((sum, n, colour) => sum + (colourOf(colour) === filter?.color ? n : 0), 0);
}

const COUNTS: Readonly<Record<Bonus['op'], (empire: roll.Empire, bonus: Bonus) => number>> = {
  fraction_of_cost: (empire, bonus) => Math.ceil(cost(counted(empire, bonus)) / (bonus.divisor ?? 1)),
  per_item: (empire, bonus) => (bonus.vp ?? 1) * items(empire, bonus),
  per_set: (empire, bonus) => (bonus.vp ?? 1) * Math.ceil(owned(empire, bonus) / (bonus.set ?? 1)),
  triangular: ({ chips }) => Math.floor((Math.sqrt(8 * chips + 1) - 1) / 2),
  distinct_die_colors_owned: (empire, bonus) => (bonus.vp ?? 1) * diceOf(empire).filter((n) => n > 0).length,
};

/** What a tile of the tableau scores beyond its cost. */
export function bonusOf(empire: roll.Empire, number: number): number {
  const { bonus } = side(number);
  return bonus ? COUNTS[bonus.op](empire, bonus) : 0;
}

/** What an empire would score if the game ended now: everything that counts is open. */
export function scoreNow(empire: roll.Empire): number {
  const bonuses = empire.tableau.reduce((sum, number) => sum + bonusOf(empire, number), 0);
  return empire.chips + cost(empire.tableau.map(side)) + bonuses;
}
