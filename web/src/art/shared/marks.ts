import { box, circle, polar, polygon, type Point } from './path';
import type { Shape } from './palette';

function triangle([x, y]: Point, r: number): string {
  return polygon([
    [x, y - r],
    [x + r * 0.95, y + r * 0.75],
    [x - r * 0.95, y + r * 0.75],
  ]);
}

function diamond([x, y]: Point, r: number): string {
  return polygon([
    [x, y - r * 1.1],
    [x + r, y],
    [x, y + r * 1.1],
    [x - r, y],
  ]);
}

const DRAW: Readonly<Record<Shape, (centre: Point, r: number) => string>> = {
  square: ([x, y], r) => box([x - r * 0.8, y - r * 0.8], [x + r * 0.8, y + r * 0.8]),
  triangle,
  diamond,
  dot: (centre, r) => circle(centre, r * 0.9),
  hexagon: (centre, r) => polygon([0, 60, 120, 180, 240, 300].map((degrees) => polar(centre, r, degrees))),
};

/** The outline of a mark, of equal visual weight for every shape. */
export function markPath(shape: Shape, centre: Point, r: number): string {
  return DRAW[shape](centre, r);
}
