/** Something that leaves one part of a board for another while the story is told; both are CSS selectors. */
export interface Flight<Art> {
  readonly art: Art;
  readonly from: string;
  readonly to: string;
}

export interface Spell {
  readonly delay: number;
  readonly duration: number;
}

/** When each of so many flights of a story begins and how long it takes; the next one starts half-way through. */
export function spells(flights: number, story: number): readonly Spell[] {
  const step = story / (flights + 1);
  return Array.from({ length: flights }, (_, i) => ({ delay: i * step, duration: 2 * step }));
}
