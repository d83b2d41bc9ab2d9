/** Path data from geometry: short numbers, no drawing code elsewhere. */
export type Point = readonly [x: number, y: number];

/** At most two decimals, as little text as possible. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}

export function at([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** An angle in degrees, clockwise from the top. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export function polygon(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(at).join('L')}Z`;
}

export function line(...points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(at).join('L')}`;
}

/** Many dots in one path: strokes of no length with round caps. */
export function dots(points: readonly Point[]): string {
  return points.map((point) => `M${at(point)}h0`).join('');
}

export function circle([x, y]: Point, radius: number): string {
  const r = short(radius);
  const across = short(radius * 2);
  return `M${at([x - radius, y])}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0Z`;
}

/** A rectangle by two opposite corners, in any order, with round corners. */
export function box(a: Point, b: Point, radius = 0): string {
  const [x0, x1] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [y0, y1] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  if (radius === 0) return `M${at([x0, y0])}H${short(x1)}V${short(y1)}H${short(x0)}Z`;
  const turn = (x: number, y: number) => `A${short(radius)} ${short(radius)} 0 0 1 ${at([x, y])}`;
  const top = `M${at([x0 + radius, y0])}H${short(x1 - radius)}${turn(x1, y0 + radius)}`;
  const bottom = `V${short(y1 - radius)}${turn(x1 - radius, y1)}H${short(x0 + radius)}${turn(x0, y1 - radius)}`;
  return `${top}${bottom}V${short(y0 + radius)}${turn(x0 + radius, y0)}Z`;
}

/** Part of a ring between two angles (degrees clockwise from the top). */
export function sector(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const out = `M${at(polar(centre, outer, from))}A${short(outer)} ${short(outer)} 0 ${large} 1 ${at(polar(centre, outer, to))}`;
  const back = `L${at(polar(centre, inner, to))}A${short(inner)} ${short(inner)} 0 ${large} 0 ${at(polar(centre, inner, from))}Z`;
  return out + back;
}

/** The arc of a circle between two angles, drawn clockwise. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const r = short(radius);
  return `M${at(polar(centre, radius, from))}A${r} ${r} 0 ${large} 1 ${at(polar(centre, radius, to))}`;
}

/** The four corner ticks that mark what may be acted on. */
export function ticks(a: Point, b: Point, length: number): string {
  const corner = (x: number, y: number, dx: number, dy: number) =>
    `M${at([x, y + dy * length])}V${short(y)}H${short(x + dx * length)}`;
  return corner(a[0], a[1], 1, 1) + corner(b[0], a[1], -1, 1) + corner(a[0], b[1], 1, -1) + corner(b[0], b[1], -1, -1);
}

/** A smooth closed curve through the points (Catmull-Rom as Bézier). */
export function blob(points: readonly Point[]): string {
  const n = points.length;
  const p = (i: number): Point => points[(i + n) % n] ?? [0, 0];
  const piece = (_: Point, i: number) => {
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(c)}`;
  };
  return n < 3 ? '' : `M${at(p(0))}${points.map(piece).join('')}Z`;
}
