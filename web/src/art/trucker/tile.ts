import type { Point } from '../shared/path';
import type { PlayerColour } from '../shared/palette';

/** 0 smooth, 1 single, 2 double, 3 universal. */
export type Connector = 0 | 1 | 2 | 3;
/** Front, right, rear, left: clockwise from the top of the tile. */
export type Connectors = readonly [Connector, Connector, Connector, Connector];
/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;
export type Alien = 'purple' | 'brown';
export type Good = 'red' | 'yellow' | 'green' | 'blue';

export const GOODS = ['red', 'yellow', 'green', 'blue'] as const satisfies readonly Good[];

type Plain = 'cabin' | 'engine' | 'double_engine' | 'cannon' | 'double_cannon' | 'shield' | 'structural_module';
type Piece =
  | { readonly kind: Plain }
  | { readonly kind: 'starting_cabin'; readonly colour: PlayerColour }
  | { readonly kind: 'battery' | 'cargo_hold' | 'special_cargo_hold'; readonly capacity: number }
  | { readonly kind: 'life_support'; readonly alien: Alien };

export type TileFace = Piece & { readonly connectors: Connectors };
export type TileKind = TileFace['kind'];

/** Who is in a cabin: an alien, so many astronauts, or astronauts still to come. */
export type Crew = Alien | 0 | 1 | 2 | 'expected';

export interface Contents {
  readonly crew?: Crew;
  /** Full cells of a battery; the others are spent. */
  readonly cells?: number;
  readonly goods?: readonly (Good | null)[];
}

/** How much can be seen at this size. */
export type Detail = 'full' | 'plain' | 'silhouette';

export function detailFor(pixels: number): Detail {
  if (pixels >= 44) return 'full';
  return pixels >= 20 ? 'plain' : 'silhouette';
}

export function turned([front, right, rear, left]: Connectors, turn: Turn): Connectors {
  if (turn === 0) return [front, right, rear, left];
  if (turn === 1) return [left, front, right, rear];
  return turn === 2 ? [rear, left, front, right] : [right, rear, left, front];
}

/** A point of the tile after so many quarter turns around its centre. */
export function turnedPoint([x, y]: Point, turn: Turn): Point {
  if (turn === 0) return [x, y];
  if (turn === 1) return [100 - y, x];
  return turn === 2 ? [100 - x, 100 - y] : [y, 100 - x];
}

export function needsCell(kind: TileKind): boolean {
  return kind === 'double_engine' || kind === 'double_cannon' || kind === 'shield';
}

/** The bolt stands where the drawing leaves room for it: behind the guns, above the bells, away from the arcs. */
const BOLT: Readonly<Partial<Record<TileKind, Point>>> = {
  double_engine: [50, 22],
  double_cannon: [50, 82],
  shield: [73, 73],
};

export function boltPoint(kind: TileKind, turn: Turn): Point | undefined {
  const point = BOLT[kind];
  return point && turnedPoint(point, turn);
}

const ROOMS: readonly (readonly Point[])[] = [
  [],
  [[50, 50]],
  [
    [34.5, 50],
    [65.5, 50],
  ],
  [
    [34.5, 34.5],
    [65.5, 34.5],
    [50, 65.5],
  ],
];

/** Where the containers of a hold stand. */
export function slotPoints(capacity: number): readonly Point[] {
  return ROOMS[capacity] ?? [];
}

/** Where the cells of a battery stand. */
export function cellPoints(capacity: number): readonly Point[] {
  const places = capacity === 2 ? [38, 62] : [29, 50, 71];
  return places.map((x) => [x, 52] as const);
}
