import { follows, litSpots } from '../../table/cursor';
import type { Play } from './play.svelte';
import { HEAP, pileAt } from './targets';

export { isForBoard } from '../../table/cursor';

/** The button that puts back a tile that fits nowhere. */
const putBack = (): HTMLElement | undefined => document.querySelector<HTMLElement>('#call .primary') ?? undefined;

/** Where somebody who plays by key goes on: to a square that takes the tile in hand, or to what puts it back where none
    does; with empty hands to the heap, or to the first thing lit. */
export function nextSpot(board: Element, play: Play): HTMLElement | undefined {
  const lit = litSpots(board);
  const wanted = play.hand === null ? HEAP : 'square:';
  const fitting = lit.find(({ dataset }) => dataset['target']?.startsWith(wanted));
  return fitting ?? (play.hand === null ? undefined : putBack()) ?? lit[0];
}

type Deed = (play: Play) => boolean;

function draws(play: Play): boolean {
  if (!play.light.lit.has(HEAP)) return false;
  play.tap(HEAP);
  return true;
}

function turns(play: Play, by: number): boolean {
  if (play.hand !== null) play.turnBy(by);
  return play.hand !== null;
}

function reads(play: Play, pile: number): boolean {
  if (!play.light.lit.has(pileAt(pile))) return false;
  play.tap(pileAt(pile));
  return true;
}

const DEEDS: Readonly<Record<string, Deed>> = {
  ' ': draws,
  q: (play) => turns(play, -1),
  e: (play) => turns(play, 1),
  s: (play) => play.chooseA('SetAside'),
  backspace: (play) => play.chooseA('PutBack'),
  h: (play) => play.chooseA('FlipGlass') || play.chooseA('Begin'),
  1: (play) => reads(play, 0),
  2: (play) => reads(play, 1),
  3: (play) => reads(play, 2),
  a: (play) => {
    if (!play.offersA('Stow') && !play.offersA('Unload')) return false;
    play.loadBest();
    return true;
  },
  escape: (play) => play.letGo(),
};

/** Whether the board made use of the key. */
export function pressed(event: KeyboardEvent, board: HTMLElement, play: Play): boolean {
  return follows(event.key, board) || (DEEDS[event.key.toLowerCase()]?.(play) ?? false);
}
