import { follows, spots } from '../../table/cursor';
import type { Play } from './play.svelte';

/** A digit names a figure of the ready room while no button of the call bar has that number. */
function digit(board: Element, play: Play, n: number): boolean {
  if (play.ask?.type !== 'TakeTurn' || play.touched.some((target) => target.startsWith('figure:'))) return false;
  const figure = spots(board, 'button[data-target^="figure:"]')[n];
  figure?.click();
  return figure !== undefined;
}

function letter(board: HTMLElement, play: Play, key: string): boolean {
  const at = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const card = at?.dataset['about'];
  if (key === 'i' && at && card !== undefined) {
    play.inspected = { card: Number(card), near: at };
    return true;
  }
  const pattern = key === 'v' ? 'button.lit[data-target^="artifact:"]' : `[data-hotkey="${key}"]`;
  const spot = /^[a-z]$/.test(key) ? spots(board, pattern)[0] : undefined;
  spot?.click();
  return spot !== undefined;
}

/** Whether the board made use of the key. */
export function pressed(event: KeyboardEvent, board: HTMLElement, play: Play): boolean {
  if (follows(event.key, board)) return true;
  if (event.key === 'Escape') return play.letGo();
  const number = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (number && !event.shiftKey) return digit(board, play, Number(number) - 1);
  return event.key.length === 1 && letter(board, play, event.key.toLowerCase());
}
