import type { Result } from '../wire/types';

/** How the sources of points are filled, each with a pattern of its own. */
export const FILLS = ['white', 'cyan', 'blue', 'yellow', 'green', 'pink', 'grey', 'orange'] as const;

export interface Part {
  readonly index: number;
  readonly source: string;
  readonly points: number;
}

export interface Ranked {
  readonly seat: number;
  readonly place: number;
  readonly total: number;
  readonly gains: readonly Part[];
  readonly losses: readonly Part[];
}

/** The table of scores, best first. */
export function ranking({ scores, places, points }: Result): readonly Ranked[] {
  const rows = scores.map((total, seat) => {
    const parts = points.map(({ source, scores: of }, index) => ({ index, source, points: of[seat] ?? 0 }));
    return {
      seat,
      total,
      place: places[seat] ?? 0,
      gains: parts.filter((part) => part.points > 0),
      losses: parts.filter((part) => part.points < 0),
    };
  });
  return rows.sort((a, b) => a.place - b.place || b.total - a.total);
}

/** Who won, and by how much more than whoever came next. */
export function verdict({ scores, places }: Result): { readonly winners: readonly number[]; readonly by: number } {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const others = scores.filter((_, seat) => !winners.includes(seat));
  const best = scores[winners[0] ?? 0] ?? 0;
  return { winners, by: others.length === 0 ? 0 : best - Math.max(...others) };
}
