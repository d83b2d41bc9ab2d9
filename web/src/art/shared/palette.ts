/** Colours that pieces keep in both themes. Furniture takes its colours from the style sheet. */
export const INK = '#0A1020';
export const CREAM = '#FFF0C9';
export const PAPER = '#F4EFE2';
export const PAPER_INK = '#171F33';
export const WHITE = '#FFFFFF';

export type Shape = 'square' | 'triangle' | 'diamond' | 'dot' | 'hexagon';

export const PLAYER_COLOURS = ['blue', 'red', 'green', 'yellow', 'pink', 'teal', 'orange'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

interface PlayerLook {
  readonly fill: string;
  readonly shape: Shape;
  /** Strokes over the fill, in a box of 20, for those who tell colours apart badly. */
  readonly hatch: string;
}

/** A player is a colour and a shape, never a colour alone. */
export const PLAYER: Readonly<Record<PlayerColour, PlayerLook>> = {
  blue: { fill: '#3E8BFF', shape: 'square', hatch: 'M2 5H18M2 10H18M2 15H18' },
  red: { fill: '#E5484D', shape: 'triangle', hatch: 'M2 8L8 2M2 18L18 2M12 18L18 12' },
  green: { fill: '#35B36B', shape: 'diamond', hatch: 'M2 12L8 18M2 2L18 18M12 2L18 8' },
  yellow: {
    fill: '#F2C230',
    shape: 'dot',
    hatch: 'M4 4h.1M10 3.2h.1M16 4h.1M3.2 10h.1M16.8 10h.1M4 16h.1M10 16.8h.1M16 16h.1',
  },
  pink: { fill: '#EE6FB5', shape: 'hexagon', hatch: 'M5 2V18M10 2V18M15 2V18' },
  teal: { fill: '#25B8B0', shape: 'square', hatch: 'M5 2V18M15 2V18M2 5H18M2 15H18' },
  orange: { fill: '#F28A2E', shape: 'triangle', hatch: 'M2 5l4-2l4 2l4-2l4 2M2 17l4-2l4 2l4-2l4 2' },
};
