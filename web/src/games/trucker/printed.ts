import boards2007 from '../../../../startable/games/trucker/data/boards-2007.toml';
import boards2021 from '../../../../startable/games/trucker/data/boards-2021.toml';
import cards2007 from '../../../../startable/games/trucker/data/cards-2007.toml';
import cards2021 from '../../../../startable/games/trucker/data/cards-2021.toml';
import components2007 from '../../../../startable/games/trucker/data/components-2007.toml';
import components2021 from '../../../../startable/games/trucker/data/components-2021.toml';
import paces from '../../../../startable/games/trucker/data/paces.toml';
import type { Adventure, CombatLine, Criterion, Hit, Level, Penalty } from '../../art/trucker/adventure';
import { sameSquare, type BoardShape, type Square } from '../../art/trucker/board';
import type { Connectors, Good, TileFace } from '../../art/trucker/tile';
import { preferences } from '../../preferences.svelte';
import type { trucker } from '../../wire/types';
import { raised, type Stakes } from './stakes';

/** What is printed on tiles, cards and boards: the game's own data, by the numbers that the server speaks in. */

interface Text {
  readonly en: string;
  readonly fr: string;
}

interface WrittenTile {
  readonly kind: string;
  readonly sides: Connectors;
  readonly capacity?: number;
  readonly copies?: number;
}

export interface WrittenAttack {
  readonly size: Hit['size'];
  readonly side: Hit['from'];
}

export interface WrittenLine {
  readonly weakest: 'crew' | 'engines' | 'cannons';
  readonly days?: number;
  readonly crew?: number;
  readonly goods?: number;
  readonly attacks?: readonly WrittenAttack[];
}

export interface WrittenCard {
  readonly id: string;
  readonly level: Level;
  readonly kind: string;
  readonly name: Text;
  readonly learning?: boolean;
  readonly strength?: number;
  readonly crew?: number;
  readonly goods_lost?: number;
  readonly goods?: readonly Good[];
  readonly credits?: number;
  readonly days?: number;
  readonly planets?: readonly (readonly Good[])[];
  readonly attacks?: readonly WrittenAttack[];
  readonly lines?: readonly WrittenLine[];
}

interface WrittenBoard {
  readonly name: string;
  readonly start: { readonly row: number; readonly column: number };
  readonly first_row: number;
  readonly last_row: number;
  readonly first_column: number;
  readonly last_column: number;
  readonly rows: readonly { readonly row: number; readonly columns: readonly number[] }[];
  readonly limit?: number;
  readonly bridges?: readonly { readonly die: number; readonly squares: readonly Square[] }[];
  readonly insurance?: readonly Premium[];
  readonly ours?: boolean;
}

/** What insurance costs, and the most that lost tiles then cost. */
export interface Premium {
  readonly credits: number;
  readonly limit: number;
}

/** A flight board: how long the track is, and what it pays. */
export interface Flight {
  readonly level: string;
  readonly ship: string;
  readonly spaces: number;
  readonly arrival: readonly number[];
  readonly best_looking: number;
  readonly hourglass: number;
  readonly pile: Readonly<Partial<Record<Level, number>>>;
  /** By how much this flight raises what its cards say. */
  readonly stakes?: Stakes;
}

interface WrittenBoards {
  readonly ship: readonly WrittenBoard[];
  readonly flight: readonly Flight[];
  readonly prices: Readonly<Record<Good, number>>;
}

const HULL: TileFace = { kind: 'structural_module', connectors: [0, 0, 0, 0] };
const FACES: Readonly<Record<string, (tile: WrittenTile) => TileFace>> = {
  starting_cabin: ({ sides }) => ({ kind: 'starting_cabin', colour: 'blue', connectors: sides }),
  cabin: ({ sides }) => ({ kind: 'cabin', connectors: sides }),
  engine: ({ sides }) => ({ kind: 'engine', connectors: sides }),
  double_engine: ({ sides }) => ({ kind: 'double_engine', connectors: sides }),
  cannon: ({ sides }) => ({ kind: 'cannon', connectors: sides }),
  double_cannon: ({ sides }) => ({ kind: 'double_cannon', connectors: sides }),
  battery: ({ sides, capacity = 0 }) => ({ kind: 'battery', capacity, connectors: sides }),
  shield: ({ sides }) => ({ kind: 'shield', connectors: sides }),
  hold: ({ sides, capacity = 0 }) => ({ kind: 'cargo_hold', capacity, connectors: sides }),
  special_hold: ({ sides, capacity = 0 }) => ({ kind: 'special_cargo_hold', capacity, connectors: sides }),
  structure: ({ sides }) => ({ kind: 'structural_module', connectors: sides }),
  purple_life_support: ({ sides }) => ({ kind: 'life_support', alien: 'purple', connectors: sides }),
  brown_life_support: ({ sides }) => ({ kind: 'life_support', alien: 'brown', connectors: sides }),
};

interface WrittenTiles {
  readonly component: readonly WrittenTile[];
}

// The server numbers the tiles and cards of all editions through, those of 2021 first.
const TILES: readonly TileFace[] = [components2021 as WrittenTiles, components2007 as WrittenTiles].flatMap((box) =>
  box.component.flatMap((tile) => Array.from({ length: tile.copies ?? 1 }, () => FACES[tile.kind]?.(tile) ?? HULL)),
);

/** The face of a tile, by its number. */
export const faceOf = (tile: number): TileFace => TILES[tile] ?? HULL;

const CABINS = TILES.flatMap(({ kind }, tile) => (kind === 'starting_cabin' ? [tile] : []));
const SEATS = 4;

/** Whose colour a starting cabin has: each box has one for every seat, in their order. */
export const seatOfCabin = (tile: number): number => CABINS.indexOf(tile) % SEATS;

interface WrittenCards {
  readonly card: readonly WrittenCard[];
}

const WRITTEN_CARDS = [cards2021 as WrittenCards, cards2007 as WrittenCards].flatMap(({ card }) => card);
const hits = (attacks: readonly WrittenAttack[] = []): readonly Hit[] =>
  attacks.map(({ size, side }) => ({ size, from: side }));

const CRITERIA: Readonly<Record<WrittenLine['weakest'], Criterion>> = {
  crew: 'fewest_crew',
  engines: 'weakest_engines',
  cannons: 'weakest_cannons',
};

function penaltyOf({ days, crew, goods, attacks }: WrittenLine): Penalty {
  if (attacks) return { kind: 'shots', shots: hits(attacks) };
  if (days) return { kind: 'days', amount: days };
  return crew ? { kind: 'crew', amount: crew } : { kind: 'goods', amount: goods ?? 0 };
}

const lineOf = (line: WrittenLine): CombatLine => ({ criterion: CRITERIA[line.weakest], penalty: penaltyOf(line) });

function adventureOf(card: WrittenCard): Adventure {
  const { level, learning = false, kind, strength = 0, days = 0, credits = 0, goods = [], crew = 0 } = card;
  const both = { level, learning };
  const enemy = { ...both, strength, days };
  switch (kind) {
    case 'slavers':
      return { ...enemy, type: kind, crewLost: crew, credits };
    case 'smugglers':
      return { ...enemy, type: kind, goodsLost: card.goods_lost ?? 0, goods };
    case 'pirates':
      return { ...enemy, type: kind, shots: hits(card.attacks), credits };
    case 'asteroids':
      return { ...both, type: 'meteor_swarm', meteors: hits(card.attacks) };
    case 'planets':
      return { ...both, type: kind, planets: card.planets ?? [], days };
    case 'combat_zone':
      return { ...both, type: kind, lines: (card.lines ?? []).map(lineOf) };
    case 'abandoned_ship':
      return { ...both, type: kind, crewLost: crew, credits, days };
    case 'abandoned_station':
      return { ...both, type: kind, crewNeeded: crew, goods, days };
    case 'open_space':
    case 'epidemic':
    case 'sabotage':
      return { ...both, type: kind };
    default:
      return { ...both, type: 'stardust' };
  }
}

const ADVENTURES: readonly Adventure[] = WRITTEN_CARDS.map(adventureOf);
const harsher = new Map<Stakes, readonly Adventure[]>();

function raisedBy(stakes: Stakes): readonly Adventure[] {
  const all = harsher.get(stakes) ?? WRITTEN_CARDS.map((card) => adventureOf(raised(card, stakes)));
  harsher.set(stakes, all);
  return all;
}

/** An adventure card, by its number; as it counts in a flight, where one is named. */
export function adventure(card: number, where?: Where): Adventure {
  const stakes = where && flightOf(where).stakes;
  return (stakes ? raisedBy(stakes) : ADVENTURES)[card] ?? { type: 'stardust', level: 'I', learning: false };
}

/** The number of a card, by its id. */
export const cardNumber = (id: string): number => WRITTEN_CARDS.findIndex((card) => card.id === id);

/** The name that we gave a card. */
export const cardName = (card: number): string => WRITTEN_CARDS[card]?.name[preferences.language] ?? '';

function shapeOf(board: WrittenBoard): BoardShape {
  return {
    squares: board.rows.flatMap(({ row, columns }) => columns.map((column) => ({ row, column }))),
    start: board.start,
    rows: [board.first_row, board.last_row],
    columns: [board.first_column, board.last_column],
  };
}

type Edition = trucker.Setting['edition'];

/** Whatever tells which flight of which edition this is; without an edition it is that of 2021. */
export interface Where {
  readonly level: trucker.Sight['level'];
  readonly setting?: { readonly edition?: Edition };
  /** The dice that have joined ships of a fleet. */
  readonly bridges?: readonly number[];
}

const BOARDS = boards2021 as WrittenBoards;
const WRITTEN_BOARDS: Readonly<Record<Edition, WrittenBoards>> = {
  '2007': boards2007 as WrittenBoards,
  '2021': BOARDS,
};
const GOODS_PRICES = [BOARDS.prices.red, BOARDS.prices.yellow, BOARDS.prices.green, BOARDS.prices.blue];

/** What a cube sells for, the dearest colour first. */
export const PRICES: readonly number[] = GOODS_PRICES;

function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`unknown ${what}`);
  return thing;
}

function byEdition<T>(make: (boards: WrittenBoards) => readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
  const all = Object.entries(WRITTEN_BOARDS);
  return new Map(all.flatMap(([edition, boards]) => make(boards).map(([name, each]) => [`${edition} ${name}`, each])));
}

const FLIGHTS = byEdition(({ flight }) => flight.map((each) => [each.level, each] as const));
const SHAPES = byEdition(({ ship }) => ship.map((board) => [board.name, shapeOf(board)] as const));

const editionOf = ({ setting }: Where): Edition => setting?.edition ?? '2021';
const inEdition = <T>(things: ReadonlyMap<string, T>, where: Where, name: string): T =>
  found(things.get(`${editionOf(where)} ${name}`), `board ${name}`);

export const flightOf = (where: Where): Flight => inEdition(FLIGHTS, where, where.level);

const WRITTEN = byEdition(({ ship }) => ship.map((board) => [board.name, board] as const));
const writtenFor = (where: Where): WrittenBoard => inEdition(WRITTEN, where, flightOf(where).ship);

const fleets = new Map<string, BoardShape>();

/** A fleet's board as these dice have opened it; the same dice give the same thing. */
function opened(shape: BoardShape, { name, bridges = [] }: WrittenBoard, dice: readonly number[]): BoardShape {
  const key = [name, ...dice].join(' ');
  const [a, b] = dice;
  const own = (at: Square): Square => shape.squares.find((square) => sameSquare(square, at)) ?? at;
  const open = (die: number): boolean => (die === 0 ? a !== undefined && a === b : dice.includes(die));
  const made = fleets.get(key) ?? {
    ...shape,
    bridges: bridges.map(({ die, squares }) => ({ die, squares: squares.map(own), open: open(die) })),
  };
  fleets.set(key, made);
  return made;
}

/** The squares of a ship, in the order in which the server numbers them. */
export function boardOf(where: Where): BoardShape {
  const [shape, written] = [inEdition(SHAPES, where, flightOf(where).ship), writtenFor(where)];
  return written.bridges ? opened(shape, written, where.bridges ?? []) : shape;
}

/** The premiums that this board offers, the cheapest first. */
export const premiumsFor = (where: Where): readonly Premium[] => writtenFor(where).insurance ?? [];

/** The most that lost tiles cost who has paid this premium; null without insurance. */
export const limitFor = (where: Where, premium: number): number | null =>
  premiumsFor(where).find(({ credits }) => credits === premium)?.limit ?? null;

/** The most that lost tiles cost on this board at all; null where every one is paid for. */
export const printedLimit = (where: Where): number | null => writtenFor(where).limit ?? null;

/** Whether nobody has seen this board: its shape is our own. */
export const isOurs = (where: Where): boolean => writtenFor(where).ours ?? false;

/** How many beats the sand runs where no seconds count, and tenths of a second where they are counted for us. */
export const SAND = paces as {
  readonly simulated: Readonly<Record<string, number>> & { readonly hourglass: number };
  readonly relaxed: { readonly hourglass: number };
};
