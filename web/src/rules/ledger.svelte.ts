import { preferences } from '../preferences.svelte';
import { api, type Row } from '../wire/api';

const asked: Partial<Record<string, Promise<readonly Row[]>>> = {};
/** The rules of a game, row by row, once somebody has asked for them. */
let known = $state.raw<Readonly<Record<string, readonly Row[]>>>({});

export function loadRules(game: string): Promise<readonly Row[]> {
  const loading = asked[game] ?? api.rules(game);
  asked[game] = loading;
  loading.then(
    (rows) => (known = { ...known, [game]: rows }),
    () => (asked[game] = undefined),
  );
  return loading;
}

/** What is known of them by now; whoever looks for the first time sends for them. */
export function rulesOf(game: string): readonly Row[] {
  if (!asked[game]) void loadRules(game).catch(() => {});
  return known[game] ?? [];
}

/** A row in the reader's language. */
export function rowText(row: Row): string {
  return row[preferences.language];
}

export function ruleText(game: string, id: string): string | null {
  const row = rulesOf(game).find((each) => each.id === id);
  return row ? rowText(row) : null;
}
