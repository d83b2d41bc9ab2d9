import { follows, spots } from '../../table/cursor';
import type { Play } from './play.svelte';
import { column, socket } from './targets';

/** A digit means a column once it is clear which die is meant; before that it names the die. */
function digit(board: Element, play: Play, n: number, shift: boolean): boolean {
  const dice = spots(board, 'button.lit[data-target^="worker:"]');
  if (shift && play.light.lit.has(socket(n))) play.tap(socket(n));
  else if (!shift && dice.length > 0 && play.touched.length === 0 && play.sight.screens) dice[n]?.click();
  else if (!shift && play.light.lit.has(column(n))) play.tap(column(n));
  else if (!shift && play.light.lit.has(socket(n))) play.tap(socket(n));
  else return false;
  return true;
}

function letter(board: HTMLElement, play: Play, key: string): boolean {
  const at = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const [side, tile] = [at?.dataset['about'], at?.dataset['tile']];
  if (key === 'i' && at && side !== undefined) play.inspected = { side: Number(side), near: at, pinned: true };
  else if (key === 'f' && tile !== undefined && play.laying.open) play.laying.flip(Number(tile));
  else {
    const spot = spots(board, '[data-hotkey]').find(({ dataset }) => dataset['hotkey']?.toLowerCase() === key);
    spot?.click();
    return spot !== undefined;
  }
  return true;
}

/** Whether the board made use of the key. */
export function pressed(event: KeyboardEvent, board: HTMLElement, play: Play): boolean {
  if (follows(event.key, board)) return true;
  if (event.key === 'Escape') return play.letGo();
  const number = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (number) return digit(board, play, Number(number) - 1, event.shiftKey);
  return event.key.length === 1 && letter(board, play, event.key.toLowerCase());
}
