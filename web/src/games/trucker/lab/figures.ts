import type { Report } from '../../../wire/types';

/** Flights that earned from so many credits up to, but not including, so many; as a share of all. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

const MOST = 14;
const WIDTHS = [2, 4, 5, 10, 20, 50];

const pairs = ({ earnings }: Pick<Report, 'earnings'>): readonly (readonly [number, number])[] =>
  Object.entries(earnings)
    .map(([credits, flights]) => [Number(credits), flights] as const)
    .toSorted(([a], [b]) => a - b);

/** Bars of one width, with a border at 0, as few as can be read side by side. */
export function bins(report: Pick<Report, 'earnings' | 'flights'>): readonly Bin[] {
  const found = pairs(report);
  const [low, high] = [found[0]?.[0] ?? 0, found.at(-1)?.[0] ?? 0];
  const width = WIDTHS.find((each) => Math.floor(high / each) - Math.floor(low / each) < MOST) ?? 100;
  const first = Math.floor(low / width);
  return Array.from({ length: Math.floor(high / width) - first + 1 }, (_, i) => {
    const [from, to] = [(first + i) * width, (first + i + 1) * width];
    const flights = found.filter(([credits]) => credits >= from && credits < to).map(([, count]) => count);
    return { from, to, share: flights.reduce((sum, count) => sum + count, 0) / report.flights };
  });
}

/** Half of the flights earn as much or more. */
export function middle(report: Pick<Report, 'earnings' | 'flights'>): number {
  let seen = 0;
  for (const [credits, flights] of pairs(report).toReversed()) {
    seen += flights;
    if (2 * seen >= report.flights) return credits;
  }
  return 0;
}

/** The share of flights that cost more than they brought. */
export function losses(report: Pick<Report, 'earnings' | 'flights'>): number {
  const lost = pairs(report).filter(([credits]) => credits < 0);
  return lost.reduce((sum, [, flights]) => sum + flights, 0) / report.flights;
}

/** The squares that are lost most often, the worst first. */
export function weakest({ squares }: Pick<Report, 'squares'>, count = 3): readonly number[] {
  return squares
    .map((share, square) => ({ share, square }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, count)
    .map(({ square }) => square);
}
