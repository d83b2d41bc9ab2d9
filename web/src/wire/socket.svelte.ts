import { changed, hash } from './scene';
import type { Change, Choice, Down, Event, Here, Line, Refusal, Scene, TableInfo, Time, Up } from './types';

/** connecting: not there yet; open: all is well; lost: trying again; over: the server ended it, with a reason. */
export type Connection = 'connecting' | 'open' | 'lost' | 'over';

/** Where a seat's updates have led: the number of the last one, its hash, and the scene. */
export interface Known {
  readonly n: number;
  readonly hash: number;
  readonly scene: Scene;
}

/** What the table is told of an update: the events to animate, what changed (null: all of it is new), where it led. */
export interface Moment extends Known {
  readonly events: readonly Event[];
  readonly changes: readonly Change[] | null;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const FINAL: ReadonlySet<string> = new Set(['moved', 'wrong', 'crowded', 'gone']);

/** One table, as this browser's seat sees it. Everything shown is read from here; nothing is guessed. */
export class TableSocket {
  connection = $state<Connection>('connecting');
  ended = $state<string | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  here = $state.raw<readonly Here[]>([]);
  watching = $state(0);
  chat = $state.raw<readonly Line[]>([]);
  scene = $state.raw<Scene | null>(null);
  time = $state.raw<(Time & { readonly heard: number }) | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  problem = $state<string | null>(null);
  sending = $state(false); // a choice is on its way

  #socket: WebSocket | null = null;
  #n = 0;
  #hash = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: { readonly nr: number; readonly message: Up } | null = null;
  #asked: { readonly id: number; readonly answer: (refusal: Refusal | null) => void }[] = [];
  #lastAsked = 0;

  constructor(
    private readonly id: string,
    private readonly onMoment: (moment: Moment) => void = () => {},
    known: Known | null = null,
  ) {
    if (known) [this.#n, this.#hash, this.scene] = [known.n, known.hash, known.scene];
    this.#connect();
  }

  choose(choice: Choice): void {
    if (this.scene) this.#act({ type: 'choose', nr: this.scene.nr, choice });
  }

  undo(): void {
    if (this.scene?.undo) this.#act({ type: 'undo', nr: this.scene.nr });
  }

  /** Why a choice is not allowed now; null if it is. */
  why(choice: Choice): Promise<Refusal | null> {
    const id = ++this.#lastAsked;
    return new Promise((answer) => {
      this.#asked.push({ id, answer });
      this.send({ type: 'why', id, choice });
    });
  }

  send(message: Up): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Try again at once. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.connection = 'over';
    this.#socket?.close();
  }

  /** Kept until it is answered: after a lost connection it is sent again, which is harmless if it had arrived. */
  #act(message: Up & { readonly nr: number }): void {
    [this.refusal, this.problem] = [null, null];
    this.sending = true;
    this.#pending = { nr: message.nr, message };
    this.send(message);
  }

  #connect(): void {
    const host = `${location.protocol.replace('http', 'ws')}//${location.host}`;
    const since = this.#n ? `?n=${this.#n}&hash=${this.#hash}` : '';
    const address = `${host}/api/tables/${encodeURIComponent(this.id)}/socket${since}`;
    const socket = (this.#socket = new WebSocket(address));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Down);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.connection === 'over') return;
    this.connection = 'lost';
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: Down): void {
    switch (message.type) {
      case 'welcome':
        ({ seat: this.seat, table: this.table, here: this.here, watching: this.watching, chat: this.chat } = message);
        this.connection = 'open';
        this.ended = null;
        this.#wait = FIRST_WAIT;
        return this.#sendAgain();
      case 'whole':
        return this.#adopt({ ...message, events: [], changes: null });
      case 'update':
        return this.#update(message.n, message.hash, message.events, message.changes);
      case 'table':
        this.table = message.table;
        return;
      case 'presence':
        ({ here: this.here, watching: this.watching } = message);
        return;
      case 'time':
        this.time = { ...message, heard: performance.now() };
        return;
      case 'said':
        this.chat = [...this.chat, message.line];
        return;
      case 'refused':
        this.refusal = message.refusal;
        return this.#settle();
      case 'because':
        this.#asked.find(({ id }) => id === message.id)?.answer(message.refusal);
        this.#asked = this.#asked.filter(({ id }) => id !== message.id);
        return;
      case 'problem':
        this.problem = message.problem;
        return this.#settle();
      case 'ping':
        return this.send({ type: 'pong', id: message.id });
      case 'bye':
        this.ended = message.reason;
        if (FINAL.has(message.reason)) this.connection = 'over';
    }
  }

  #update(n: number, expected: number, events: readonly Event[], changes: readonly Change[]): void {
    const after = this.scene && n === this.#n + 1 ? changed(this.scene, changes) : null;
    if (!after || hash(after) !== expected) return this.send({ type: 'sync', n: 0, hash: 0 });
    this.#adopt({ n, hash: expected, scene: after, events, changes });
  }

  #adopt(moment: Moment): void {
    [this.#n, this.#hash, this.scene] = [moment.n, moment.hash, moment.scene];
    if (this.#pending && moment.scene.nr !== this.#pending.nr) this.#settle();
    this.onMoment(moment);
  }

  #settle(): void {
    this.#pending = null;
    this.sending = false;
  }

  #sendAgain(): void {
    if (this.#pending) this.send(this.#pending.message);
  }
}
