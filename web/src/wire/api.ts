import type {
  Branch,
  Enter,
  GameInfo,
  Guest,
  Hand,
  NewTable,
  Problem,
  SeatLink,
  ShipStudy,
  Sit,
  Story,
  StudyInfo,
  TableInfo,
  TableLine,
} from './types';

/** The server said no; `problem` is a code to word, `message` a sentence in English for those who have no words for it. */
export class Trouble extends Error {
  constructor(
    readonly problem: string,
    detail: string,
    readonly status: number,
  ) {
    super(detail);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(`/api${path}`, { method, ...init }).catch(() => {
    throw new Trouble('unreachable', 'The server cannot be reached.', 0);
  });
  if (!response.ok) throw await trouble(response);
  return (await response.json()) as T;
}

async function trouble(response: Response): Promise<Trouble> {
  const said = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return new Trouble(said?.problem ?? 'failed', said?.detail ?? response.statusText, response.status);
}

export interface Row {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
  /** The books leave it open: this is how our table rules. */
  readonly ours?: boolean;
}

/** 128 bits of this browser's own, which become part of the seed. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const table = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  me: () => call<Guest>('GET', '/guest'),
  rename: (name: string) => call<Guest>('PUT', '/guest', { name } satisfies Guest),
  games: () => call<readonly GameInfo[]>('GET', '/games'),
  rules: (game: string) => call<readonly Row[]>('GET', `/games/${encodeURIComponent(game)}/rules`),
  tables: () => call<readonly TableLine[]>('GET', '/tables'),
  open: (plan: NewTable) => call<TableInfo>('POST', '/tables', plan),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  /** What stands on a table's cards, where they are a host's own. */
  printed: <Files>(id: string) => call<Files>('GET', table(id, '/printed')),
  enter: (id: string, invite: string) => call<TableInfo>('POST', table(id, '/enter'), { invite } satisfies Enter),
  sit: (id: string, seat: number) =>
    call<TableInfo>('PUT', table(id, `/seats/${seat}`), { nonce: nonce() } satisfies Sit),
  leave: (id: string) => call<TableInfo>('POST', table(id, '/leave')),
  start: (id: string) => call<TableInfo>('POST', table(id, '/start')),
  close: (id: string) => call<TableInfo>('POST', table(id, '/close')),
  free: (id: string, seat: number) => call<TableInfo>('DELETE', table(id, `/seats/${seat}`)),
  handToBot: (id: string, seat: number, bot: string, level: NonNullable<Hand['level']>) =>
    call<TableInfo>('PUT', table(id, `/seats/${seat}/bot`), { bot, level } satisfies Hand),
  takeFromBot: (id: string, seat: number) => call<TableInfo>('DELETE', table(id, `/seats/${seat}/bot`)),
  link: (id: string) => call<SeatLink>('POST', table(id, '/link')),
  claim: (id: string, key: string) => call<TableInfo>('POST', table(id, '/claim'), { key } satisfies SeatLink),
  replays: () => call<readonly TableLine[]>('GET', '/replays'),
  story: (id: string, seat: number | null) =>
    call<Story>('GET', `/replays/${encodeURIComponent(id)}/story${seat === null ? '' : `?seat=${seat}`}`),
  branch: (id: string, plan: Branch) => call<TableInfo>('POST', `/replays/${encodeURIComponent(id)}/branch`, plan),
  analysis: (id: string) => call<StudyInfo>('GET', `/replays/${encodeURIComponent(id)}/analysis`),
  analyse: (id: string) => call<StudyInfo>('POST', `/replays/${encodeURIComponent(id)}/analysis`),
  flyShip: (ship: ShipStudy) => call<StudyInfo>('POST', '/studies/ships', ship),
  upload: (file: unknown) => call<TableInfo>('POST', '/replays', file),
};
