import type { Component } from 'svelte';

import type { PlayerColour } from '../art/shared/palette';
import type { Shot } from '../replay/reel';
import type { Choice, Event, Refusal, Result, Scene, TableInfo, Time, View } from '../wire/types';

/** What a seat is doing, as far as everyone may know. `idle`: nothing is asked of it. */
export type SeatState = 'deciding' | 'ready' | 'idle' | 'away' | 'gone';

/** A seat as everyone sees it: a name, a colour with its shape, and one state. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly you: boolean;
  readonly bot: boolean;
  readonly state: SeatState;
}

/** Who is who, for sentences. `you` is null for whoever only watches; `name` says "You" for your own seat. */
export interface People {
  readonly you: number | null;
  readonly players: readonly Player[];
  readonly name: (seat: number) => string;
}

/** A button of the call bar: a choice that has no place on the board, or a step of the board's own (put a piece back). */
export interface CallButton {
  readonly act: Choice | (() => void);
  readonly label: string;
  /** What it costs or brings, written smaller on the button. */
  readonly note?: string;
  /** The one that `Enter` presses; at most one. */
  readonly primary?: boolean;
  /** A key of its own (one letter or digit); without it buttons are numbered 1 to 9 from the left. */
  readonly key?: string;
}

/** The call bar: one sentence, what else is worth knowing, and the buttons. */
export interface Call {
  readonly title: string;
  readonly detail?: string;
  readonly buttons: readonly CallButton[];
}

/** What the frame gives a game's board: what to show, and how to answer. A board knows no rules: it lights what is offered. */
export interface BoardProps {
  /** What to show: the moment itself, or in a replay the past one. */
  readonly scene: Scene;
  /** Whose seat one looks from; null: a spectator. */
  readonly seat: number | null;
  readonly table: TableInfo;
  readonly people: People;
  /** The choices that may be made now; empty in a replay, while waiting, and while one is on its way. */
  readonly choices: readonly Choice[];
  readonly choose: (choice: Choice) => void;
  /** Ask the server why this is not allowed now: the call bar shows the answer and its rule. */
  readonly explain: (choice: Choice) => void;
  /** Something else is begun: the answer has been read. Where nothing can be asked, nothing is forgotten. */
  readonly forget?: () => void;
  /** In the middle of a choice of several taps: what the call bar says meanwhile; null gives it back to the game's `call`. */
  readonly prompt: (call: Call | null) => void;
  /** Open the rules drawer at a row of the ledger. */
  readonly rule: (id: string) => void;
  /** Events being told right now, for animation; empty when motion is off. The scene already is the one after them. */
  readonly telling: readonly Event[];
  /** The answer to `explain`, or why the last choice was refused, while the call bar says it. */
  readonly because?: Refusal | null;
  /** The server's clock with the hourglass by it, and when that was heard here (`performance.now()`). */
  readonly time?: (Time & { readonly heard: number }) | null;
}

/** A step of the top bar: Roll, Assign, Reveal ... */
export interface Stage {
  readonly label: string;
  readonly now: boolean;
}

/** A number of the top bar: round 7, 26 chips left. */
export interface Stat {
  readonly label: string;
  readonly value: string;
}

/** The sound of an event, where sounds are on. */
export type Sound = 'piece' | 'dice' | 'card' | 'gain' | 'loss';

/** What an end-of-game screen may add below the count: the tile of the game, epilogues. */
export interface EpilogueProps {
  readonly scene: Scene;
  readonly result: Result;
  readonly people: People;
}

/** All that the shell needs of a game. `games/NAME/client.ts` exports it as its default; it is loaded when needed.
    A game without one is played on the text board. */
export interface GameClient {
  readonly Board: Component<BoardProps>;
  /** Before anything of a table is shown: fetch what only this table needs, such as a host's own cards. */
  readonly prepare?: (table: TableInfo) => Promise<void>;
  /** What the question is about, at the left of the call bar, at most 3.5rem high. */
  readonly Piece?: Component<{ readonly scene: Scene }>;
  readonly Epilogue?: Component<EpilogueProps>;
  /** The game's own score sheet; without it points are shown as bars. */
  readonly Sheet?: Component<EpilogueProps>;
  /** Whether the board shows the other players itself; else the frame shows them as a strip above it. */
  readonly showsPlayers: boolean;
  /** What the table wants from you now; while it wants nothing, whom it waits for and for what. */
  readonly call: (scene: Scene, people: People) => Call;
  /** A choice in words, for the list of all choices (screen readers, `C`) and for confirming. */
  readonly choice: (choice: Choice, scene: Scene, people: People) => string;
  /** Whether a choice is worth asking "are you sure" where the player wants that. */
  readonly costly: (choice: Choice, scene: Scene) => boolean;
  /** An event as a line of the log; null if it is not worth one. The scene is the one it led to. */
  readonly event: (event: Event, people: People, scene: Scene) => string | null;
  /** The headline in the log and the tall tick of the ruler that begin with this event: a round, a card; null for most. */
  readonly chapter: (event: Event, people: People) => string | null;
  /** Whether an event is about scoring, for the log's filter. */
  readonly scores: (event: Event) => boolean;
  readonly sound: (event: Event) => Sound | null;
  /** A refusal with its details in one sentence; null: the rule's own words will do. */
  readonly refusal: (refusal: Refusal, people: People, scene: Scene) => string | null;
  /** Whether several seats decide at the same time now: those who are done are then marked as ready. Yes, unless said. */
  readonly simultaneous?: (scene: Scene) => boolean;
  /** Seats whose decision is awaited, as far as this seat may see. */
  readonly awaited: (scene: Scene) => readonly number[];
  /** The steps of a round, one of them now; empty where a game has none. */
  readonly stages: (scene: Scene) => readonly Stage[];
  readonly stats: (scene: Scene) => readonly Stat[];
  /** What each seat would score or owns now, by seat, for the curve; null where that is not public. */
  readonly standing: (view: View) => readonly number[] | null;
  /** The same for every picture of a game, where one alone does not tell: what was earned on the way, by seat. */
  readonly history?: (reel: readonly Shot[]) => readonly (readonly number[])[];
  /** The board as text, one line per fact, for screen readers and the text board. */
  readonly text: (scene: Scene, people: People) => readonly string[];
  /** What a source of points is called on the score sheet. */
  readonly source: (source: string) => string;
  /** The board's own keys, for the list of keys. */
  readonly keys: () => readonly { readonly key: string; readonly does: string }[];
}
