import titles2021 from '../../../../../startable/games/trucker/data/titles-2021.toml';
import { preferences } from '../../../preferences.svelte';
import type { trucker } from '../../../wire/types';
import { t } from './index';

interface Title {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
}

const TITLES = (titles2021 as { readonly title: readonly Title[] }).title;

/** What a pilot title is called, by its number. */
export const titleName = (title: number): string => TITLES[title]?.name[preferences.language] ?? '';

/** The rows of the ledger about each title: what counts, and the handicap of its golden side. */
const ROWS = {
  freight: ['GT-TITLE-FREIGHT-01', 'GT-TITLE-FREIGHT-03'],
  power: ['GT-TITLE-POWER-01', 'GT-TITLE-POWER-03'],
  cosmopolite: ['GT-TITLE-COSMO-01', 'GT-TITLE-COSMO-04'],
  cruise: ['GT-TITLE-CRUISE-01', 'GT-TITLE-CRUISE-03'],
  engineer: ['GT-TITLE-ENGINEER-01', 'GT-TITLE-ENGINEER-02'],
  corridor: ['GT-TITLE-CORRIDOR-01', 'GT-TITLE-CORRIDOR-03'],
} as const;
type Known = keyof typeof ROWS;
const isKnown = (id: string): id is Known => Object.hasOwn(ROWS, id);

export interface TitleWords {
  readonly counts: string;
  readonly countsRule: string;
  readonly handicap: string;
  readonly handicapRule: string;
}

/** What counts for a title and what its golden side forbids; null for a title that this client does not know. */
export function titleWords(id: string): TitleWords | null {
  if (!isKnown(id)) return null;
  const [countsRule, handicapRule] = ROWS[id];
  return { counts: t(`trucker.trek.counts.${id}`), handicap: t(`trucker.trek.gold.${id}`), countsRule, handicapRule };
}

/** Where a seat stands in a title as the ships are now. */
export function standing(scores: readonly number[], seat: number): string {
  const mine = scores[seat] ?? 0;
  const best = Math.max(0, ...scores.filter((_, other) => other !== seat));
  if (mine === 0 && best === 0) return t('trucker.trek.nobody');
  if (mine > best) return t('trucker.trek.lead');
  return mine === best ? t('trucker.trek.level') : t('trucker.trek.behind', { n: best - mine });
}

type Tile = Pick<trucker.TitleTile, 'holder' | 'golden'>;

/** What a title pays at the end of this flight; once they are won, only its holder. */
export const prizeOf = ({ golden }: Tile, prize: number): number => (golden ? 2 * prize : prize);

export function sideText({ golden, legend }: Pick<trucker.TitleTile, 'golden' | 'legend'>): string {
  if (legend) return t('trucker.trek.legend');
  return golden ? t('trucker.trek.golden') : t('trucker.trek.silver');
}

/** One's own title first, then the others as they lie on the table. */
export function titlesFor(titles: readonly trucker.TitleTile[], seat: number | null): readonly trucker.TitleTile[] {
  const mine = (tile: Tile): number => (tile.holder !== null && tile.holder === seat ? 0 : 1);
  return titles.toSorted((a, b) => mine(a) - mine(b));
}
