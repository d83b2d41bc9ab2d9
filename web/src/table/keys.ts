import type { CallButton } from './game';

/** What a key press means for the frame; null: nothing. */
export type Command =
  | { readonly do: 'press'; readonly button: CallButton }
  | { readonly do: 'undo' | 'escape' | 'players' | 'past' }
  | { readonly do: 'open'; readonly key: string };

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

const PLAIN: Readonly<Record<string, Command['do'] & ('undo' | 'escape' | 'players' | 'past')>> = {
  z: 'undo',
  escape: 'escape',
  o: 'players',
  p: 'past',
};

/** A button's own key comes first, then the digits, then the frame's letters: a game may take a letter for itself. */
export function commandOf(
  { key, shiftKey }: Pressed,
  buttons: readonly CallButton[],
  drawers: readonly string[],
): Command | null {
  const pressed = key.toLowerCase();
  const own = buttons.find((button) => button.key?.toLowerCase() === pressed);
  const primary = pressed === 'enter' ? buttons.find((button) => button.primary) : undefined;
  const numbered = /^[1-9]$/.test(pressed) && !shiftKey ? buttons[Number(pressed) - 1] : undefined;
  const button = own ?? primary ?? (numbered?.key === undefined ? numbered : undefined);
  if (button) return { do: 'press', button };
  const plain = PLAIN[pressed];
  if (plain) return { do: plain };
  return drawers.includes(pressed) ? { do: 'open', key: pressed } : null;
}

/** Whether the key belongs to what has the focus: a field, a list, or Enter on a button. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.closest('input, textarea, select, [contenteditable]')) return event.key !== 'Escape';
  return (
    (event.key === 'Enter' || event.key === ' ') &&
    at?.closest('button, a, summary, [role=button]') !== null &&
    at !== null
  );
}
