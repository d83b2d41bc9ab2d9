import { polar, sector, type Point } from '../shared/path';
import type { RingSpace } from './content';

/** A faction track: spaces around a circle, the first one at the top, clockwise. */
export const RING = { centre: [92, 92] as Point, middle: 70, inner: 55, outer: 87, zone: 45 } as const;

export function angleOf(space: number, count: number): number {
  return (space * 360) / count;
}

export function spacePath(space: number, count: number): string {
  const half = 180 / count - 1.2;
  const angle = angleOf(space, count);
  return sector(RING.centre, RING.inner, RING.outer, angle - half, angle + half);
}

export function spaceCentre(space: number, count: number, radius: number = RING.middle): Point {
  return polar(RING.centre, radius, angleOf(space, count));
}

/** Where the value of a zone is written: inside the ring, in the middle of its spaces. */
export function zonePlaces(spaces: readonly RingSpace[]): { zone: number; at: Point }[] {
  const zones = [...new Set(spaces.map(({ zone }) => zone))].filter((zone) => zone > 0);
  return zones.map((zone) => {
    const members = spaces.flatMap((space, i) => (space.zone === zone ? [i] : []));
    const middle = members.reduce((sum, i) => sum + i, 0) / members.length;
    return { zone, at: polar(RING.centre, RING.zone, angleOf(middle, spaces.length)) };
  });
}

/** Markers on the same space stack inwards from the rim. */
export function markerPlaces(positions: readonly number[], count: number): Point[] {
  return positions.map((position, i) => {
    const before = positions.slice(0, i).filter((other) => other % count === position % count).length;
    return spaceCentre(position % count, count, RING.outer - 2 - 18 * before);
  });
}

/** Where a marker's laps are written, seen from the marker: along the rim, so that it hides no space and stays inside. */
export function lapPlace([x, y]: Point): Point {
  const [cx, cy] = RING.centre;
  if (Math.abs(x - cx) > RING.inner) return [0, y < cy ? 14 : -14];
  return [x > cx ? -17 : 17, 0];
}
