import { ARROWS, nearest } from './roving';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** What of a board is on the screen, in the order of the page. */
export const spots = (board: Element, pattern: string): HTMLElement[] =>
  [...board.querySelectorAll<HTMLElement>(pattern)].filter(isShown);

/** Everything that may be touched now. */
export const litSpots = (board: Element): HTMLElement[] => spots(board, 'button.lit');

/** Whether a thing can be seen as it is, inside all that scrolls around it. */
export function isInView(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (element.contains(seen) || seen.contains(element));
}

function boxed(element: HTMLElement) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { element, x, y, width, height };
}

/** An arrow takes the cursor to the nearest lit thing in its direction; from nowhere, to the first. Says whether it did. */
export function follows(arrow: string, board: Element): boolean {
  const direction = ARROWS[arrow];
  if (!direction) return false;
  const lit = litSpots(board).map(boxed);
  const at = document.activeElement;
  const from = at instanceof HTMLElement && board.contains(at) ? boxed(at) : null;
  const others = lit.filter(({ element }) => element !== at);
  const next = from ? nearest(from, others, direction) : lit[0];
  next?.element.focus();
  return lit.length > 0;
}

/** Keys typed into a field, or meant for the browser or an open dialog, are not the board's. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog, aside.drawer')
  );
}
