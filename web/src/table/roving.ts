/** Where something stands on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

/** Which of these stands nearest in that direction; what lies straight ahead counts as nearer than what lies aside. */
export function nearest<T extends Box>(from: Box, others: readonly T[], [dx, dy]: readonly [number, number]): T | null {
  const [x, y] = middle(from);
  const ahead = others.flatMap((other) => {
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    return along > 4 ? [{ other, far: along + 2.5 * aside }] : [];
  });
  return ahead.toSorted((a, b) => a.far - b.far)[0]?.other ?? null;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Of several places for a note, the one that covers least of what is needed; the first among equals. */
export function quietest<T extends Box>(places: readonly T[], needed: readonly Box[]): T | null {
  const covered = places.map((place) => ({ place, area: needed.reduce((sum, box) => sum + overlap(place, box), 0) }));
  return covered.toSorted((a, b) => a.area - b.area)[0]?.place ?? null;
}
