import { circle, dots, line, polar, type Point } from '../shared/path';
import { seeded } from '../shared/seeded';

export const EMBLEM_BOX = { width: 120, height: 96 } as const;

export interface Emblem {
  readonly centre: Point;
  readonly radius: number;
  /** A star drawn around the sign, as on a drawing board. */
  readonly star: string;
  readonly corners: string;
  readonly compass: string;
}

/** The same name, the same drawing. */
export function emblem(name: string): Emblem {
  const chance = seeded(name);
  const centre: Point = [EMBLEM_BOX.width * 0.54, EMBLEM_BOX.height * 0.52];
  const radius = EMBLEM_BOX.height * 0.41;
  const count = chance.pick([5, 6, 7, 8, 10, 12]);
  const step = chance.pick([1, 2, 2, 3]);
  const points = Array.from({ length: count }, (_, i) => polar(centre, radius, (i * 360) / count));
  const edge = (point: Point, i: number) => line(point, points[(i + step) % count] ?? point);
  return {
    centre,
    radius,
    star: points.map(edge).join(''),
    corners: dots(points),
    compass: circle(centre, radius * chance.pick([0.78, 0.86, 1])),
  };
}
