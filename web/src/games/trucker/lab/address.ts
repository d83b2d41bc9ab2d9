/** The levels of the edition of 2021, which the lab flies. */
export const LEVELS = ['L', 'I', 'II', 'III'] as const;
export type Level = (typeof LEVELS)[number];

/** A ship in an address: its level and the codes of its squares. */
export interface Ship {
  readonly level: Level;
  readonly cells: readonly number[];
}

export const isLevel = (text: unknown): text is Level => LEVELS.some((level) => level === text);

export const labLink = ({ level, cells }: Ship): string => `/lab/ship#${level}:${cells.join(',')}`;

/** What `labLink` wrote after the #; null for anything else. */
export function readShip(key: string): Ship | null {
  const [level, cells = ''] = key.split(':');
  if (!isLevel(level) || !/^-?\d+(,-?\d+)*$/.test(cells)) return null;
  return { level, cells: cells.split(',').map(Number) };
}
