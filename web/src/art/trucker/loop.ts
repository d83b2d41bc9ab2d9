import type { Point } from '../shared/path';

/** A closed flight track drawn as a rounded rectangle. */
export interface LoopFrame {
  readonly width: number;
  readonly height: number;
  /** From the border of the drawing to the middle of the track. */
  readonly inset: number;
  readonly radius: number;
}

export interface LoopSpace {
  readonly at: Point;
  /** Direction of flight, degrees clockwise from "to the right". */
  readonly heading: number;
}

interface Stretch {
  readonly length: number;
  readonly place: (along: number) => LoopSpace;
}

function straight(from: Point, heading: number, length: number): Stretch {
  const angle = (heading * Math.PI) / 180;
  const place = (along: number): LoopSpace => ({
    at: [from[0] + along * Math.cos(angle), from[1] + along * Math.sin(angle)],
    heading,
  });
  return { length, place };
}

/** A quarter of a circle to the left: the track is flown anticlockwise. */
function bend(centre: Point, radius: number, startHeading: number): Stretch {
  const place = (along: number): LoopSpace => {
    const heading = startHeading - (along / radius) * (180 / Math.PI);
    const outwards = ((heading + 90) * Math.PI) / 180;
    return { at: [centre[0] + radius * Math.cos(outwards), centre[1] + radius * Math.sin(outwards)], heading };
  };
  return { length: (Math.PI * radius) / 2, place };
}

function stretches({ width, height, inset, radius }: LoopFrame): Stretch[] {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const [wide, high] = [right - left - 2 * radius, bottom - top - 2 * radius];
  return [
    straight([left + radius, bottom], 0, wide),
    bend([right - radius, bottom - radius], radius, 0),
    straight([right, bottom - radius], -90, high),
    bend([right - radius, top + radius], radius, -90),
    straight([right - radius, top], -180, wide),
    bend([left + radius, top + radius], radius, -180),
    straight([left, top + radius], -270, high),
    bend([left + radius, bottom - radius], radius, -270),
  ];
}

/** Evenly spaced along the track; the first space stands at the lower left and flies to the right. */
export function loopSpaces(frame: LoopFrame, count: number): LoopSpace[] {
  const parts = stretches(frame);
  const whole = parts.reduce((sum, part) => sum + part.length, 0);
  return Array.from({ length: count }, (_, i) => along(parts, ((i + 0.5) / count) * whole));
}

function along(parts: readonly Stretch[], distance: number): LoopSpace {
  let rest = distance;
  for (const part of parts) {
    if (rest <= part.length) return part.place(rest);
    rest -= part.length;
  }
  return { at: [0, 0], heading: 0 };
}

/** Spaces count on for ever; the track repeats. */
export function wrapped(position: number, count: number): number {
  return ((position % count) + count) % count;
}
