import { guest, introduce } from '../shell/guest.svelte';
import { t as tShell } from '../shell/words';
import { api } from '../wire/api';
import type { Branch, NewTable, TableInfo } from '../wire/types';

/** Open a table and sit down at it; see `sitDown`. Answers with its id. */
export async function openTable(plan: NewTable): Promise<string> {
  if (!guest.name) await introduce(tShell('name.guest'));
  return sitDown(await api.open(plan));
}

/** Try a finished game differently: a table from one of its moments, bots on the other seats. Answers with its id. */
export async function openBranch(id: string, plan: Branch): Promise<string> {
  if (!guest.name) await introduce(tShell('name.guest'));
  return sitDown(await api.branch(id, plan));
}

/** Take the first free seat, and begin if nobody else is expected. */
async function sitDown(table: TableInfo): Promise<string> {
  const sat = await api.sit(
    table.id,
    table.seats.findIndex(({ kind }) => kind === 'open'),
  );
  if (sat.seats.every(({ kind }) => kind !== 'open')) await api.start(table.id);
  return table.id;
}
