import { linkPath } from '../home/link';
import { openTable } from '../home/openTable';
import { rematchPlan } from '../home/plan';
import { api } from '../wire/api';
import type { Line, TableInfo } from '../wire/types';
import type { TableSocket } from '../wire/socket.svelte';

/** Someone's call to a new table: their line in the chat that holds nothing but a link. */
export function rematchIn(chat: readonly Line[]): { readonly line: Line; readonly path: string } | null {
  const line = chat.findLast(({ text }) => linkPath(text) !== null);
  return line ? { line, path: linkPath(line.text) ?? '' } : null;
}

/** Open the same table again and tell the others in the chat where it is. Answers with its path. */
export async function rematch(table: TableInfo, socket: TableSocket): Promise<string> {
  const id = await openTable(rematchPlan(table));
  const path = `/t/${id}`;
  const { invite } = await api.table(id);
  const company = table.seats.some(({ kind }, seat) => kind === 'person' && seat !== table.you);
  if (company && invite) socket.send({ type: 'say', text: `${path}#${invite}` });
  return path;
}
