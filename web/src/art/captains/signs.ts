/** Effect signs in a box of 24; each has the colour it wears on dark chips. */
export const SIGN_COLOUR = {
  move: '#FFFFFF',
  jump: '#FFFFFF',
  fight: '#FFD56A',
  research: '#8FBCFF',
  repair: '#8FD3FF',
  medal: '#FFD56A',
  damage: '#FF8B8E',
  pirate: '#FF9B6A',
  android: '#E0A93B',
  cadet: '#C3CCDC',
  event: '#FFFFFF',
  cooperation: '#B48BF0',
  zinca: '#F0C060',
  nian: '#FF9B6A',
  artifact: '#FFFFFF',
  any: '#FFFFFF',
  ambush: '#FF9B6A',
  recall: '#9FE3C4',
  train: '#C3CCDC',
  cards: '#8FBCFF',
  omega: '#C9B5FF',
  look: '#FFFFFF',
  special: '#FFFFFF',
  without: '#FF8B8E',
  swap: '#9FE3C4',
  ring: '#FFFFFF',
} as const;

export type CaptainsSign = keyof typeof SIGN_COLOUR;
export const CAPTAINS_SIGNS = Object.keys(SIGN_COLOUR) as CaptainsSign[];
