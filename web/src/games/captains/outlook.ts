import { EDGES, type Edge, type EdgeIcons, type LineColour } from '../../art/captains/content';
import type { captains } from '../../wire/types';
import { ANDROID, CADET, colourName, colourOf } from './figures';
import { at, BOARDS, CARDS, FACTIONS, MAPS, powerAmong } from './printed';

/** What can be foreseen from what is printed. The server alone decides; tests hold these against what it said. */

const STANDS_IN = 'field_kits';

/** Whether a figure would fill a line of that colour. */
export function fits(ship: captains.Ship, figure: number, colour: LineColour): boolean {
  if (figure === ANDROID) return true;
  if (figure === CADET) return colour !== 'gold' && ship.kits && powerAmong(ship.slots, STANDS_IN) !== undefined;
  return colourName(colourOf(figure)) === colour;
}

// Technologies

export const cardIn = (ship: captains.Ship, slot: number): number => ship.slots[slot] ?? -1;

/** The icons that show in a slot: a card hides the board's, damage does not. */
function facing(board: number, cards: readonly number[], slot: number): EdgeIcons {
  const card = CARDS[cards[slot] ?? -1];
  return card ? card.icons : (BOARDS[board]?.slots[slot]?.icons ?? {});
}

const OPPOSITE: Readonly<Record<Edge, Edge>> = { top: 'bottom', left: 'right', right: 'left', bottom: 'top' };
const STEP: Readonly<Record<Edge, readonly [number, number]>> = {
  top: [-1, 0],
  left: [0, -1],
  right: [0, 1],
  bottom: [1, 0],
};

function beside(board: number, slot: number, edge: Edge): number {
  const slots = at(BOARDS, board).slots;
  const own = at(slots, slot);
  const [down, right] = STEP[edge];
  return slots.findIndex(({ row, column }) => row === own.row + down && column === own.column + right);
}

/** The sides of a slot whose icon meets the same icon. */
export function matched(board: number, cards: readonly number[], slot: number): readonly Edge[] {
  const own = facing(board, cards, slot);
  return EDGES.filter((edge) => {
    const other = beside(board, slot, edge);
    return other >= 0 && own[edge] !== undefined && facing(board, cards, other)[OPPOSITE[edge]] === own[edge];
  });
}

/** The board as it would be with this card in this slot. */
export const withCard = (cards: readonly number[], slot: number, card: number): readonly number[] =>
  cards.map((own, i) => (i === slot ? card : own));

// Flying

export interface Leg {
  readonly place: number;
  readonly way: readonly number[];
  /** Pirates on the way. */
  readonly shots: number;
}

const keyed = (side: number) => at(MAPS, side);
const placeOf = (side: number, key: string): number => keyed(side).locations.findIndex((one) => one.key === key);

/** Both ends of a road. */
export function endsOf(side: number, road: number): readonly [number, number] {
  const { a, b } = at(keyed(side).routes, road);
  return [placeOf(side, a), placeOf(side, b)];
}

function neighbours(side: number, place: number): readonly { readonly road: number; readonly place: number }[] {
  return keyed(side).routes.flatMap((_, road) => {
    const [a, b] = endsOf(side, road);
    if (a === place) return [{ road, place: b }];
    return b === place ? [{ road, place: a }] : [];
  });
}

/** Everywhere a ship can be after at most so many moves: by the way with the fewest pirates, then the shortest. */
export function reach({ side, sky }: captains.Sight, from: number, moves: number): readonly Leg[] {
  const best = new Map<number, Leg>([[from, { place: from, way: [from], shots: 0 }]]);
  let edge: readonly Leg[] = [...best.values()];
  for (let step = 0; step < moves; step += 1) {
    const next = edge.flatMap((leg) =>
      neighbours(side, leg.place).map(({ road, place }) => ({
        place,
        way: [...leg.way, place],
        shots: leg.shots + ((sky.roads[road] ?? -1) >= 0 ? 1 : 0),
      })),
    );
    edge = next.filter((leg) => leg.shots < (best.get(leg.place)?.shots ?? Infinity));
    for (const leg of edge) if (leg.shots < (best.get(leg.place)?.shots ?? Infinity)) best.set(leg.place, leg);
    edge = [...new Set(edge.map(({ place }) => best.get(place) as Leg))];
  }
  return [...best.values()].filter(({ place }) => place !== from);
}

// Tracks

export const spacesOf = ({ faces }: captains.Sight, track: number) =>
  at(at(FACTIONS, track).face, faces[track] ?? 0).spaces;

/** What lies on the spaces entered by an advance. */
export function entered(sight: captains.Sight, track: number, from: number, steps: number) {
  const spaces = spacesOf(sight, track);
  return Array.from({ length: steps }, (_, i) => at(spaces, (from + 1 + i) % spaces.length));
}
