import dice from '../../../../startable/games/roll/data/dice.json';
import factions from '../../../../startable/games/roll/data/factions.json';
import homeworlds from '../../../../startable/games/roll/data/homeworlds.json';
import tiles from '../../../../startable/games/roll/data/tiles.json';
import type { Destination, Development, DieColour, Side, WorldKind } from '../../art/roll/tiles';
import { preferences } from '../../preferences.svelte';

type Some<T> = T | readonly T[];

/** A power as the game's data writes it; which fields there are depends on `op`. */
export interface Power {
  readonly op: string;
  readonly phase?: string;
  readonly when?: string;
  readonly amount?: number;
  readonly minimum?: number | null;
  readonly per_world?: number;
  readonly filter?: { readonly world_color?: Some<WorldKind>; readonly die_color?: DieColour };
  readonly target?: {
    readonly type: Side['type'];
    readonly kind?: string;
    readonly colors?: readonly WorldKind[];
  };
}

/** What a development of cost six scores at the end. */
export interface Bonus {
  readonly op: 'fraction_of_cost' | 'per_item' | 'per_set' | 'triangular' | 'distinct_die_colors_owned';
  readonly of?: string;
  readonly filter?: {
    readonly color?: WorldKind | DieColour;
    readonly kind?: string;
    readonly kind_not?: string;
  };
  readonly divisor?: number;
  readonly set?: number;
  readonly vp?: number;
}

interface Gains {
  readonly remove_dice: number;
  readonly credits: number;
  readonly dice: readonly { readonly color: DieColour; readonly to: Destination }[];
}

interface Written {
  readonly type?: string;
  readonly name: string;
  readonly fr: string;
  readonly cost: number;
  readonly summary: string;
  readonly summary_fr?: string;
  readonly color?: WorldKind;
  readonly gains?: Gains;
  readonly kind?: string;
  readonly phases?: Development['phases'];
  readonly powers?: readonly Power[];
  readonly endgame?: Bonus | null;
}

/** One side of a tile, half of a faction or a home world, with all that the game's own data files say of it. */
export interface Printed {
  readonly number: number;
  readonly art: Side;
  readonly fr: string;
  readonly summary: string;
  readonly summaryFr: string | undefined;
  readonly kind: string | undefined;
  readonly powers: readonly Power[];
  readonly bonus: Bonus | null;
}

function drawn({ name, cost, color, gains, phases = [] }: Written): Side {
  if (!color) return { type: 'development', name, cost, phases };
  const { remove_dice: remove = 0, credits = 0, dice = [] } = gains ?? {};
  return {
    type: 'world',
    name,
    cost,
    kind: color,
    gains: { remove, credits, dice: dice.map(({ color: colour, to }) => ({ colour, to })) },
  };
}

function printed(written: Written, number: number): Printed {
  const { fr, summary, summary_fr: summaryFr, kind, powers = [], endgame = null } = written;
  return { number, art: drawn(written), fr, summary, summaryFr, kind, powers, bonus: endgame };
}

/** JSON widens every literal; the game reads the very same files and checks them. */
const WRITTEN = [
  ...tiles.tiles.map(({ development }) => development),
  ...tiles.tiles.map(({ world }) => world),
  ...factions.factions.flatMap(({ halves }) => halves),
  ...homeworlds.homeworlds,
] as unknown as readonly Written[];

export const SIDES: readonly Printed[] = WRITTEN.map(printed);
export const TILES = tiles.tiles.length;
export const PRICES = dice.trade_price_by_world_color as Readonly<Partial<Record<WorldKind, number>>>;
/** For which worlds a die earns the extra point when consuming, by the number of its colour. */
export const MATCHES = dice.dice.map(({ matches_worlds }) => matches_worlds) as readonly (readonly WorldKind[])[];

export function side(number: number): Printed {
  const found = SIDES[number];
  if (!found) throw new RangeError(`no tile has the number ${number}`);
  return found;
}

/** The side of a game tile that is in use in that stack. */
export const sideOf = (tile: number, stack: number): number => tile + stack * TILES;

const FRENCH: ReadonlyMap<string, string> = new Map(
  SIDES.map(({ art, fr }) => [art.name, fr.replaceAll("'", '’')] as const),
);

/** Art is drawn from the English name, which therefore stays; this is the one to read. */
export function nameOf({ name }: Pick<Side, 'name'>): string {
  return preferences.language === 'fr' ? (FRENCH.get(name) ?? name) : name;
}

export const sideName = (number: number): string => nameOf(side(number).art);
