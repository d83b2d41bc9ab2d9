import type { PlayerColour } from '../art/shared/palette';
import { preferences } from '../preferences.svelte';
import type { Shot } from '../replay/reel';
import { seatColours } from '../shell/colours';
import { botName } from '../shell/names';
import { play } from '../sound/sound';
import { TableSocket, type Moment } from '../wire/socket.svelte';
import type { Choice, Event, Refusal, Scene, TableInfo } from '../wire/types';
import { Diary, sessionShelf } from './diary';
import type { Call, GameClient, People, Player, SeatState } from './game';
import { storyLasts } from './motion';
import { OneTab } from './oneTab.svelte';
import { shutOf } from './shut';
import { t } from './words';

/** One person at one table: the socket, the game's client, what was seen, and what is in the middle of being chosen. */
export class Sitting {
  readonly socket: TableSocket;
  readonly tab: OneTab;
  client = $state.raw<GameClient | null>(null);
  reel = $state.raw<readonly Shot[]>([]);
  at = $state<number | null>(null); // which picture one looks at; null: the present
  telling = $state.raw<readonly Event[]>([]);
  prompted = $state.raw<Call | null>(null);
  wish = $state.raw<Choice | null>(null); // chosen, but to be confirmed first
  because = $state.raw<Refusal | null>(null); // the answer to "why not"
  awaitedSince = $state(Date.now());

  readonly #diary: Diary;
  #tellingEnds: ReturnType<typeof setTimeout> | undefined;
  #lastAwaited = '';
  #question = -1;

  constructor(
    id: string,
    /** Whether this browser had a seat here a moment ago. */
    readonly moved: boolean,
  ) {
    this.tab = new OneTab(id);
    this.#diary = new Diary(id, sessionShelf());
    const { shots, known } = this.#diary.read();
    this.reel = shots;
    this.socket = new TableSocket(id, (moment) => this.#witness(moment), known);
  }

  readonly table = $derived.by((): TableInfo | null => this.socket.table);
  /** What is on the table: the present, or the picture one looks back at. */
  readonly scene = $derived.by((): Scene | null => {
    const past = this.at === null ? undefined : this.reel[this.at];
    return past ? { ...past.scene, ask: null, choices: [], undo: false, result: null } : this.socket.scene;
  });
  readonly awaited = $derived.by((): readonly number[] => {
    const { scene } = this.socket;
    return scene && this.client && !scene.result ? this.client.awaited(scene) : [];
  });
  readonly people = $derived.by((): People => {
    const players = this.table ? this.#players(this.table) : [];
    const you = this.socket.seat;
    return { you, players, name: (seat) => (seat === you ? t('people.you') : (players[seat]?.name ?? '')) };
  });
  readonly choices = $derived.by((): readonly Choice[] => {
    const { scene, sending, connection } = this.socket;
    const idle = this.table?.paused || this.shut || this.tab.elsewhere;
    return scene && this.at === null && !sending && connection === 'open' && !idle ? scene.choices : [];
  });
  /** Whether nothing can be played here any more. */
  readonly shut = $derived.by((): boolean => this.table !== null && shutOf(this.table) !== null);
  readonly yourMove = $derived.by((): boolean => (this.socket.scene?.ask ?? null) !== null && !this.shut);

  #players(table: TableInfo): readonly Player[] {
    const you = this.socket.seat;
    const colours = seatColours(table.game, table.seats.length, you, preferences.colour);
    return table.seats.map(({ kind, name }, seat) => ({
      seat,
      name: name || (kind === 'open' ? t('people.open') : botName(table.id, seat)),
      colour: colours[seat] as PlayerColour,
      you: seat === you,
      bot: kind === 'bot',
      state: this.#state(seat, kind === 'person'),
    }));
  }

  #state(seat: number, person: boolean): SeatState {
    const here = this.socket.here[seat];
    if (person && here?.away) return 'away';
    if (person && here && !here.connected) return 'gone';
    if (this.awaited.includes(seat)) return 'deciding';
    return this.awaited.length > 0 && this.#together() ? 'ready' : 'idle';
  }

  #together(): boolean {
    const { scene } = this.socket;
    return scene !== null && (this.client?.simultaneous?.(scene) ?? true);
  }

  /** Choose, or first ask whether that is meant, as the player likes it. */
  readonly choose = (choice: Choice): void => {
    const scene = this.socket.scene;
    const { confirm } = preferences;
    const careful = confirm === 'always' || (confirm === 'costly' && scene && this.client?.costly(choice, scene));
    this.because = null;
    if (careful && this.wish !== choice) this.wish = choice;
    else this.#send(choice);
  };

  #send(choice: Choice): void {
    this.wish = null;
    this.socket.choose(choice);
  }

  readonly confirm = (): void => {
    if (this.wish) this.#send(this.wish);
  };

  /** Only as long as the same question is before us: what comes too late answers nothing. */
  readonly explain = (choice: Choice): void => {
    const nr = this.socket.scene?.nr;
    void this.socket.why(choice).then((refusal) => {
      if (this.socket.scene?.nr === nr) this.because = refusal;
    });
  };

  /** Whoever goes on has read why not. */
  readonly forget = (): void => {
    [this.because, this.socket.refusal, this.socket.problem] = [null, null, null];
  };

  readonly undo = (): void => {
    [this.wish, this.prompted, this.because] = [null, null, null];
    this.socket.undo();
  };

  /** Step back out of whatever was begun; says whether there was anything. */
  readonly escape = (): boolean => {
    const { refusal, problem } = this.socket;
    const begun = [this.wish, this.because, refusal, problem, this.at].some((each) => each !== null);
    [this.wish, this.at] = [null, null];
    this.forget();
    return begun;
  };

  close(): void {
    this.hush();
    this.tab.close();
    this.socket.close();
  }

  #witness(moment: Moment): void {
    this.#diary.write(moment);
    this.reel = [...this.reel, { scene: moment.scene, events: moment.events }];
    if (moment.scene.nr !== this.#question) this.#asked(moment.scene.nr);
    if (moment.changes === null || moment.events.length > 0) this.prompted = null;
    this.#tell(moment.events);
    const awaited = this.awaited.join();
    if (awaited !== this.#lastAwaited) [this.#lastAwaited, this.awaitedSince] = [awaited, Date.now()];
  }

  /** Another question: what was said about the last one is over. What others do meanwhile takes nothing away. */
  #asked(question: number): void {
    this.#question = question;
    this.wish = null;
    this.forget();
  }

  /** Motion tells the story, but never for longer than a moment: then the table simply is as it is. */
  #tell(events: readonly Event[]): void {
    clearTimeout(this.#tellingEnds);
    const sounds = events.flatMap((event) => this.client?.sound(event) ?? []);
    sounds.filter((sound, i) => sounds.indexOf(sound) === i).forEach(play);
    const story = storyLasts(events.length);
    this.telling = story > 0 ? events : [];
    if (story > 0) this.#tellingEnds = setTimeout(this.hush, story);
  }

  /** Nobody has to watch a story to its end: whoever does something has seen enough of it. */
  readonly hush = (): void => {
    clearTimeout(this.#tellingEnds);
    if (this.telling.length > 0) this.telling = [];
  };
}
