import { dots, type Point } from './path';
import { seeded } from './seeded';

export interface StarLayer {
  readonly d: string;
  readonly width: number;
  readonly opacity: number;
}

const SIZES = [
  { width: 1.2, opacity: 0.35 },
  { width: 1.7, opacity: 0.55 },
  { width: 2.5, opacity: 0.8 },
] as const;

/** A sky in three paths, far stars first: two thirds of them are faint. */
export function stars(name: string, width: number, height: number, count: number): StarLayer[] {
  const chance = seeded(name);
  const scatter = (n: number): Point[] =>
    Array.from({ length: n }, () => [chance.between(0, width), chance.between(0, height)] as const);
  const shares = [Math.ceil(count * 0.5), Math.ceil(count * 0.33), Math.ceil(count * 0.17)];
  return SIZES.map((size, i) => ({ ...size, d: dots(scatter(shares[i] ?? 0)) }));
}
