/** The interface's own signs: strokes in the colour of the text. */
interface Sign {
  readonly box: number;
  readonly d: string;
  readonly width?: number;
}

export const ICONS = {
  book: { box: 20, d: 'M10 5Q7 3 2.5 3.5V15.5Q7 15 10 17Q13 15 17.5 15.5V3.5Q13 3 10 5V17' },
  log: { box: 20, d: 'M4 5H16M4 10H16M4 15H11' },
  gear: {
    box: 20,
    d: 'M7 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0M10 2V5M10 15V18M2 10H5M15 10H18M4.3 4.3L6.5 6.5M13.5 13.5L15.7 15.7M15.7 4.3L13.5 6.5M6.5 13.5L4.3 15.7',
  },
  chat: { box: 20, d: 'M3 4H17V14H9L5 17V14H3Z' },
  undo: { box: 20, d: 'M7 4L3 8L7 12M3 8H12Q17 8 17 13Q17 16.5 13 16.5H9', width: 1.9 },
  turnRight: { box: 20, d: 'M16 10A6 6 0 1 1 10 4H14M11.5 1L14.5 4L11.5 7', width: 2 },
  turnLeft: { box: 20, d: 'M4 10A6 6 0 1 0 10 4H6M8.5 1L5.5 4L8.5 7', width: 2 },
  eye: { box: 20, d: 'M1.5 10Q10 1 18.5 10Q10 19 1.5 10ZM7.2 10a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0' },
  tick: { box: 20, d: 'M3 10L8 15L17 5', width: 3.2 },
  cross: { box: 20, d: 'M4 4L16 16M16 4L4 16', width: 3.2 },
  arrow: { box: 20, d: 'M3 10H16M11 5L16 10L11 15', width: 2 },
  ship: { box: 22, d: 'M11 2L16 9V17H6V9ZM6 12L2 18H6M16 12L20 18H16' },
  warehouse: {
    box: 22,
    d: 'M4.5 3h4Q10 3 10 4.5v4Q10 10 8.5 10h-4Q3 10 3 8.5v-4Q3 3 4.5 3ZM13.5 3h4Q19 3 19 4.5v4Q19 10 17.5 10h-4Q12 10 12 8.5v-4Q12 3 13.5 3ZM4.5 12h4Q10 12 10 13.5v4Q10 19 8.5 19h-4Q3 19 3 17.5v-4Q3 12 4.5 12ZM13.5 12h4Q19 12 19 13.5v4Q19 19 17.5 19h-4Q12 19 12 17.5v-4Q12 12 13.5 12Z',
  },
  card: {
    box: 22,
    d: 'M9 2.5H16Q18 2.5 18 4.5V15.5Q18 17.5 16 17.5H9Q7 17.5 7 15.5V4.5Q7 2.5 9 2.5ZM4 6V17.5Q4 19.5 6 19.5H13',
  },
  people: {
    box: 22,
    d: 'M4.5 7.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2 18Q2 12.5 8 12.5Q14 12.5 14 18M14 4.5A3.3 3.3 0 0 1 15 11M17 13Q20 14.5 20 18',
  },
  dice: {
    box: 22,
    d: 'M7 3H15Q19 3 19 7V15Q19 19 15 19H7Q3 19 3 15V7Q3 3 7 3ZM8 8h0.01M14 14h0.01M11 11h0.01M14 8h0.01M8 14h0.01',
    width: 2,
  },
  construction: { box: 22, d: 'M3 19V9L11 3L19 9V19ZM8 19V13H14V19' },
  map: {
    box: 22,
    d: 'M2.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M14.5 5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M9.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M7.5 6L14.5 5M6 8L11 15M16 7L13 15',
  },
  ring: { box: 22, d: 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M7.5 11a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M11 3V7.5' },
  loop: { box: 22, d: 'M7 6H15Q20 6 20 11Q20 16 15 16H7Q2 16 2 11Q2 6 7 6ZM9 3.5L12 6L9 8.5' },
  tray: { box: 22, d: 'M3 12L5 4H17L19 12V18H3ZM3 12H8Q8 15 11 15Q14 15 14 12H19' },
} as const satisfies Record<string, Sign>;

export type IconName = keyof typeof ICONS;

export function icon(name: IconName): Sign {
  return ICONS[name];
}
