import { readPreferences, showPreferences, type Preferences } from './preferences';

const KEY = 'startable.preferences';

/** Storage may be forbidden; the table still works, it only forgets. */
function remembered(): string | null {
  try {
    return globalThis.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(text: string): void {
  try {
    globalThis.localStorage.setItem(KEY, text);
  } catch {
    // Nothing to do: the choice holds until the page is closed.
  }
}

const state = $state<Preferences>(readPreferences(remembered(), globalThis.navigator?.languages ?? []));

export const preferences: Readonly<Preferences> = state;

export function prefer(change: Partial<Preferences>): void {
  Object.assign(state, change);
  remember(JSON.stringify(state));
  showPreferences(document.documentElement, state);
}
