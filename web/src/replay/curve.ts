/** Round numbers that hold all values, at most six of them: 0, 10, 20, 30. */
export function niceTicks(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Steps, not splines: a value changes at an event and holds until the next. */
export function stepPath(values: readonly number[], x: (i: number) => number, y: (value: number) => number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return values
    .map((value, i) => (i === 0 ? `M${round(x(0))} ${round(y(value))}` : `H${round(x(i))}V${round(y(value))}`))
    .join('');
}

/** Which of these places, from left to right, are at least so far from the last one taken. */
export function apart(places: readonly number[], least: number): ReadonlySet<number> {
  const taken = new Set<number>();
  let last = -Infinity;
  places.forEach((place, i) => {
    if (place - last < least) return;
    taken.add(i);
    last = place;
  });
  return taken;
}
