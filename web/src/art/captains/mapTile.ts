import type { Faction, LineColour } from './content';

/** What lies on a planet of the star map. */
export type MapTile =
  | { readonly kind: 'mission'; readonly lines: readonly LineColour[]; readonly points: number }
  | { readonly kind: 'number'; readonly value: number; readonly faceUp: boolean }
  | { readonly kind: 'station'; readonly faction: Faction; readonly used?: boolean };
