const KEY = 'startable.game';

/** What was opened here last is what one most likely wants again. */
export function lastGame(): string {
  try {
    return localStorage.getItem(KEY) ?? 'roll';
  } catch {
    return 'roll';
  }
}

export function rememberGame(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Storage may be forbidden; the usual game is chosen next time.
  }
}
