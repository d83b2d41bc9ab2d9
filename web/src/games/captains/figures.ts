import type { CrewKind } from '../../art/captains/content';
import type { captains } from '../../wire/types';
import { t as tPiece } from './words';

/** Figures by the numbers that the server speaks in: ensigns, commanders, cadet, android. */

export const [CADET, ANDROID] = [6, 7];
export const NOBODY = -1;
const COMMANDER = 3;
const COLOURS = ['red', 'yellow', 'blue'] as const;
export const FIGURES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export const isCommander = (figure: number): boolean => figure >= COMMANDER && figure < CADET;
/** Red, yellow or blue; -1 for cadets and androids. */
export const colourOf = (figure: number): number => (figure < CADET ? figure % COMMANDER : -1);
export const colourName = (colour: number): (typeof COLOURS)[number] => COLOURS[colour] ?? 'red';
export const kindOf = (figure: number): CrewKind =>
  figure === CADET ? 'cadet' : figure === ANDROID ? 'android' : colourName(figure % COMMANDER);

export function figureLabel(figure: number): string {
  const who = tPiece(`captains.crew.${kindOf(figure)}`);
  return isCommander(figure) ? tPiece('captains.crew.commander', { who }) : who;
}

/** Counts by kind as a list of figures, commanders first. */
export function listed(counts: readonly number[]): readonly number[] {
  const order = [3, 4, 5, 0, 1, 2, CADET, ANDROID];
  return order.flatMap((figure) => Array.from({ length: counts[figure] ?? 0 }, () => figure));
}

export const readyCount = ({ ready }: captains.Ship): number => ready.reduce((sum, n) => sum + n, 0);
