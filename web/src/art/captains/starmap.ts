import type { Point } from '../shared/path';

export interface Place {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

export interface MapFrame {
  readonly width: number;
  readonly height: number;
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
  /** Radius of a planet. */
  readonly planet: number;
  /** Size of the letters. */
  readonly letter: number;
  /** A quarter turn: what lies to the right lies below. Names stay upright. */
  readonly turned: boolean;
}

export const WIDE: MapFrame = {
  width: 700,
  height: 466,
  side: 48,
  top: 46,
  bottom: 58,
  planet: 24,
  letter: 12.5,
  turned: false,
};
/** Where there is less room: the same map with larger letters. */
export const SNUG: MapFrame = {
  width: 560,
  height: 400,
  side: 46,
  top: 42,
  bottom: 54,
  planet: 21,
  letter: 14,
  turned: false,
};
export const TALL: MapFrame = {
  width: 390,
  height: 456,
  side: 52,
  top: 38,
  bottom: 52,
  planet: 19,
  letter: 12,
  turned: true,
};

function stretch(values: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const scale = high === low ? 0 : (to - from) / (high - low);
  return (value) => from + (value - low) * scale;
}

/** Where every location stands: the whole map fills the frame, whatever shape the printed one has. */
export function layOut(places: readonly Place[], frame: MapFrame): ReadonlyMap<string, Point> {
  const across = (place: Place) => (frame.turned ? place.y : place.x);
  const down = (place: Place) => (frame.turned ? place.x : place.y);
  const x = stretch(places.map(across), frame.side, frame.width - frame.side);
  const y = stretch(places.map(down), frame.top, frame.height - frame.bottom);
  return new Map(places.map((place) => [place.key, [x(across(place)), y(down(place))] as const]));
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function around([x, y]: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** How much of two boxes lies on the same ground. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function crowding(box: Box, others: readonly Box[], frame: MapFrame): number {
  const inside = overlap(box, { x: 2, y: 2, width: frame.width - 4, height: frame.height - 4 });
  const outside = box.width * box.height - inside;
  return outside * 4 + others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function best<T>(choices: readonly [T, ...T[]], cost: (choice: T) => number): T {
  return choices.reduce((least, choice) => (cost(choice) < cost(least) ? choice : least), choices[0]);
}

export interface Scene {
  readonly names: ReadonlyMap<string, string>;
  /** Words under a name. */
  readonly notes?: ReadonlyMap<string, string>;
  readonly points: ReadonlyMap<string, Point>;
  readonly pirates: readonly Point[];
  readonly ships: readonly { readonly at: string }[];
}

export interface Arrangement {
  /** Where each ship lies. */
  readonly moorings: readonly Point[];
  /** The middle of each name. */
  readonly labels: ReadonlyMap<string, Point>;
}

/** A name and what is noted under it. */
type Label = readonly string[];
/** From a line to the next. */
const LINE = 1.08;

function labelWidth(label: Label, { letter }: MapFrame): number {
  return Math.max(...label.map(({ length }) => length)) * letter * 0.56 + 4;
}

function labelBox([x, y]: Point, label: Label, frame: MapFrame): Box {
  const more = (label.length - 1) * frame.letter * LINE;
  return around([x, y + more / 2], labelWidth(label, frame), frame.letter * 1.2 + more);
}

/** A name stands under its planet, or above it with its note, and never leaves the map. */
function labelPoints([x, y]: Point, label: Label, reach: number, frame: MapFrame): [Point, Point] {
  const half = labelWidth(label, frame) / 2;
  const middle = Math.min(Math.max(x, half), frame.width - half);
  return [
    [middle, y + reach + frame.letter * 0.7],
    [middle, y - reach - frame.letter * (0.55 + (label.length - 1) * LINE)],
  ];
}

/** Places beside a planet where a ship can lie, best first: above, right, left, below right, below left. */
function berths([x, y]: Point, reach: number): [Point, ...Point[]] {
  return [
    [x, y - reach - 13],
    [x + reach + 33, y - 7],
    [x - reach - 23, y - 7],
    [x + reach + 16, y + reach],
    [x - reach - 10, y + reach],
  ];
}

/** Ships beside their planets and names beside theirs, so that as little as possible lies on anything else. */
export function arrange(
  { names, notes, points, pirates, ships }: Scene,
  frame: MapFrame,
  reach: (key: string) => number,
): Arrangement {
  const piece = frame.planet / 24;
  const labelOf = (key: string): Label => [names.get(key) ?? '', ...(notes?.has(key) ? [notes.get(key) ?? ''] : [])];
  const solid: Box[] = [
    ...[...points].map(([key, point]) => around(point, reach(key) * 2, reach(key) * 2)),
    ...pirates.map((point) => around(point, 40 * piece, 40 * piece)),
  ];
  const below = [...points].map(([key, point]) => {
    const label = labelOf(key);
    return labelBox(labelPoints(point, label, reach(key), frame)[0], label, frame);
  });
  const moorings: Point[] = [];
  const hull = (at: Point) => around(at, 54 * piece, 26 * piece);
  for (const { at } of ships) {
    const others = [...solid, ...below, ...moorings.map(hull)];
    moorings.push(best(berths(points.get(at) ?? [0, 0], reach(at)), (berth) => crowding(hull(berth), others, frame)));
  }
  const labels = new Map<string, Point>();
  for (const [key, point] of points) {
    const label = labelOf(key);
    const placed = [...labels].map(([other, at]) => labelBox(at, labelOf(other), frame));
    const others = [...solid, ...moorings.map(hull), ...placed];
    labels.set(
      key,
      best(labelPoints(point, label, reach(key), frame), (at) => crowding(labelBox(at, label, frame), others, frame)),
    );
  }
  return { moorings, labels };
}

export function between(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
