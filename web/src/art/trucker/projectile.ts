import type { Point } from '../shared/path';
import type { Hit, Side } from './adventure';

export function isMeteor({ size }: Hit): boolean {
  return size === 'large' || size === 'small';
}

export function projectileId(hit: Hit): string {
  return `gt-${isMeteor(hit) ? 'meteor' : 'shot'}-${hit.size}`;
}

/** The way a projectile flies across the drawing, where the ship's front is up. */
const TRAVEL: Readonly<Record<Side, Point>> = { front: [0, 1], right: [-1, 0], rear: [0, -1], left: [1, 0] };

export function travel(from: Side): Point {
  return TRAVEL[from];
}

/** The same way as an angle, degrees clockwise from "to the right". */
export function angleOf(from: Side): number {
  const [x, y] = travel(from);
  return (Math.atan2(y, x) * 180) / Math.PI;
}
