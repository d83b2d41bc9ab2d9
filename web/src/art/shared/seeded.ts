/** Chance for pictures only: the same name always gives the same planet. */
export interface Seeded {
  /** From a up to b. */
  between(a: number, b: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  happens(probability: number): boolean;
}

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** Mulberry32: small, and good enough for craters. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function seeded(name: string): Seeded {
  const next = mulberry(hash(name));
  return {
    between: (a, b) => a + (b - a) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    happens: (probability) => next() < probability,
  };
}
