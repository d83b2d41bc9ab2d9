import type { TableInfo } from '../wire/types';
import type { GameClient } from './game';

type Loader = () => Promise<{ default: GameClient }>;

const CLIENTS = import.meta.glob<{ default: GameClient }>('../games/*/client.ts');

/** A game's own client if it has one, else the text board: every game can be played. It comes ready for this table. */
export async function clientFor(table: TableInfo): Promise<GameClient> {
  const own: Loader | undefined = CLIENTS[`../games/${table.game}/client.ts`];
  const client = (await (own ?? (() => import('./generic/client')))()).default;
  if (!table.closed_because) await client.prepare?.(table);
  return client;
}
