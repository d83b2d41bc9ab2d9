import { plain } from '../../table/generic/wording';
import type { trucker } from '../../wire/types';
import { t as label } from './labels';
import { t as trek } from './trek';

/** Where credits come from, in the order of the receipt; the names are the server's. */
const SOURCES = ['flight', 'arrival', 'best-looking ship', 'goods', 'losses'] as const;
const JOURNEY_SOURCES = ['flights', 'arrivals', 'titles', 'goods', 'losses', 'forgiven debts'] as const;
const ROUND_SOURCES = ['flights', 'arrivals', 'best-looking ships', 'goods', 'losses', 'forgiven debts'] as const;
const ALL_JOURNEYS = [...JOURNEY_SOURCES, ...ROUND_SOURCES];

/** The lines of a receipt: rounds know no titles, and only a single flight of 2021 knows no debts to forgive. */
export function sourcesOf({ edition, mode }: trucker.Setting): readonly string[] {
  if (edition === '2007') return ROUND_SOURCES;
  return mode === 'trek' ? JOURNEY_SOURCES : SOURCES;
}

export function sourceName(source: string): string {
  const own = SOURCES.find((each) => each === source);
  if (own) return label(`trucker.source.${own}`);
  const journey = ALL_JOURNEYS.find((each) => each === source);
  return journey ? trek(`trucker.trek.source.${journey}`) : plain(source);
}
