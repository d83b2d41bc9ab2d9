import { isInView, litSpots } from '../../table/cursor';

/** On a wide table the ship's column scrolls by itself. */
const scrolls = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).overflowY === 'auto';

/** Where something scrolls, the decision comes into view by itself. */
export function bringIntoView(board: Element): void {
  const lit = litSpots(board);
  const [first, last] = [lit[0], lit.at(-1)];
  if (!first || !last) return;
  if (scrolls(last.closest('.right'))) {
    for (const spot of [last, first]) spot.scrollIntoView({ block: 'nearest' });
    return;
  }
  if (lit.some(isInView)) return;
  first.closest('.left, .right')?.scrollIntoView(); // a whole part, so that none is cut in two
  if (!lit.some(isInView)) first.scrollIntoView({ block: 'center' });
}
