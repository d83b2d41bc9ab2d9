// Written by `python -m tools.wire_types` from the server's own types; not to be edited.
/* eslint-disable @typescript-eslint/no-namespace */

/** What one seat sees, in named parts: the wire sends only the parts that changed. */
export interface View {
  readonly type: string;
}

/** A step that waits: a question open to one seat, what may be chosen, and what each choice does. */
export interface Ask {
  readonly type: string;
  readonly seat: number;
}

/** One possible answer to a question: small, typed, the same for browsers, bots and journals. */
export interface Choice {
  readonly type: string;
}

/** Something that players are told, in order, to animate and to read; rules never read it. */
export interface Event {
  readonly type: string;
}

/** Why a choice is not allowed: a row of the ledger, and in subclasses the details that word it. */
export interface Refusal {
  readonly type: string;
  readonly rule: string;
}

/** What a table may choose before it starts. Subclasses add fields with defaults; ValueError says what is wrong. */
export interface Options {
  readonly type: string;
}

/** How a game ended: scores by seat, places (1 is the winner; ties share a place), and where points came from. */
export interface Result {
  readonly type: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly points: readonly Points[];
}

export type Up = Agree | Back | Choose | Pong | Propose | Say | Sync | Undo | Why;

export type Down = Because | Bye | Ping | Presence | Problem | Refused | Said | Table | Time | Update | Welcome | Whole;

export type Change = Cut | Fill | Put;

export type TableRefusal =
  | Halted
  | Late
  | Malformed
  | NoSuchSeat
  | NotAsked
  | NotOffered
  | Nothing
  | NothingProposed
  | Over
  | Watching;

/** Answer the proposal of this number; one no ends it. */
export interface Agree {
  readonly type: 'agree';
  readonly number: number;
  readonly yes: boolean;
}

/** What was found. */
export interface Analysis {
  readonly game: string;
  readonly entries: number;
  readonly continuations: number;
  readonly moments: readonly Moment[];
  readonly judged: number;
  readonly turns: readonly Turn[];
  readonly costs: readonly number[];
  readonly complete: boolean;
}

/** I am here again: nobody needs to choose for me. */
export interface Back {
  readonly type: 'back';
}

/** The answer to a Why; null: it may be chosen. */
export interface Because {
  readonly type: 'because';
  readonly id: number;
  readonly refusal: Refusal | null;
}

/** Try a finished game differently: a table from after so many entries, one seat open, the others for bots. */
export interface Branch {
  readonly entries: number;
  readonly seat: number;
  readonly bot?: string | null;
  readonly level?: 'easy' | 'normal' | 'hard';
}

/** From here on another game: it was tried differently. */
export interface Branched {
  readonly type: 'Branched';
}

/** Last on a socket that the server closes. */
export interface Bye {
  readonly type: 'bye';
  readonly reason: 'restart' | 'moved' | 'slow' | 'wrong' | 'crowded' | 'gone';
}

/** What a card did to the ship. */
export interface CardHarm {
  readonly card: string;
  readonly seen: number;
  readonly lost: Measured;
}

/** Answer the open question of that number. */
export interface Choose {
  readonly type: 'choose';
  readonly nr: number;
  readonly choice: unknown;
}

/** In the list at the path, from `start`, take out `count` items and put in these. */
export type Cut = readonly ['cut', readonly (string | number)[], number, number, readonly unknown[]];

/** Come in by the invitation's key. */
export interface Enter {
  readonly invite: string;
}

/** A cut that puts in many items, all `like` this one but for one part, which each has of its own. */
export type Fill = readonly ['fill', readonly (string | number)[], number, number, unknown, string, readonly unknown[]];

/** What became of the ship, and the ship itself. */
export interface Flights {
  readonly level: string;
  readonly seed: number;
  readonly cells: readonly number[];
  readonly text: string;
  readonly report: Report;
}

/** One entry of a replay: who acted, what they chose, and how the view from the chosen seat changed. */
export interface Frame {
  readonly seat: number | null;
  readonly did: 'play' | 'undo' | 'rewind' | 'branch';
  readonly choice: Choice | null;
  readonly events: readonly Event[];
  readonly changes: readonly (Put | Cut | Fill)[];
}

/** A game that can be opened here. */
export interface GameInfo {
  readonly name: string;
  readonly version: number;
  readonly seats: readonly number[];
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
}

/** Who you are here: a name, and a cookie that only the server can make. */
export interface Guest {
  readonly name: string;
}

/** The table is paused. */
export interface Halted {
  readonly type: 'Halted';
  readonly rule: string;
}

/** Which bot plays the seat. */
export interface Hand {
  readonly bot?: string;
  readonly level?: 'easy' | 'normal' | 'hard';
}

/** A seat's connection: how long a message takes there and back, and whether someone else chooses for it. */
export interface Here {
  readonly connected: boolean;
  readonly away: boolean;
  readonly milliseconds: number | null;
}

/** The question was answered or closed before this arrived. */
export interface Late {
  readonly type: 'Late';
  readonly rule: string;
}

/** A line of the chat. A notice has no text: its code and details are worded by the client. */
export interface Line {
  readonly number: number;
  readonly at: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly notice: string | null;
  readonly details: Readonly<Record<string, string | number>>;
}

/** This is no choice of this game. */
export interface Malformed {
  readonly type: 'Malformed';
  readonly rule: string;
  readonly problem: string;
}

/** A figure and the interval in which it lies with 95 % confidence; none from a single game. */
export interface Measured {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** What each seat could expect after so many entries of the journal. */
export interface Moment {
  readonly at: number;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** What a table needs to be opened. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly pace?: 'live' | 'relaxed';
  readonly clock?: 'none' | 'gentle' | 'brisk';
  readonly timeout?: 'default' | 'bot';
  readonly public?: boolean;
  readonly watch?: boolean;
  readonly open_chat?: boolean;
}

/** The table has no such seat. */
export interface NoSuchSeat {
  readonly type: 'NoSuchSeat';
  readonly rule: string;
}

/** This seat has no open question. */
export interface NotAsked {
  readonly type: 'NotAsked';
  readonly rule: string;
}

/** The choice is not among those offered, and no rule of the game says more. */
export interface NotOffered {
  readonly type: 'NotOffered';
  readonly rule: string;
}

/** This seat has nothing that it could take back. */
export interface Nothing {
  readonly type: 'Nothing';
  readonly rule: string;
}

/** There is nothing to agree to, or nothing that could be proposed. */
export interface NothingProposed {
  readonly type: 'NothingProposed';
  readonly rule: string;
}

/** One option of a game: its JSON schema and what it is unless chosen. */
export interface OptionInfo {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly default: unknown;
}

/** The finished game that a table goes on from: which one, after how many entries, and whose knowledge stands. */
export interface Origin {
  readonly table: string;
  readonly entries: number;
  readonly seat: number;
}

/** The game is over. */
export interface Over {
  readonly type: 'Over';
  readonly rule: string;
}

/** Answer with a pong at once; the time it takes is shown to everyone. */
export interface Ping {
  readonly type: 'ping';
  readonly id: number;
}

/** What each seat scored from one source. */
export interface Points {
  readonly type: 'Points';
  readonly source: string;
  readonly scores: readonly number[];
}

/** Answer to a ping. */
export interface Pong {
  readonly type: 'pong';
  readonly id: number;
}

/** Who is connected. */
export interface Presence {
  readonly type: 'presence';
  readonly here: readonly Here[];
  readonly watching: number;
}

/** Something else was wrong with a message or a request. */
export interface Problem {
  readonly type: 'problem';
  readonly problem: string;
  readonly detail: string;
}

/** What someone asks all people at the table to agree to. */
export interface Proposal {
  readonly what: 'rewind' | 'pause' | 'resume';
  readonly by: number;
  readonly agreed: readonly number[];
  readonly back: number;
  readonly number: number;
}

/** Ask everyone to take back my last so many choices (and all after them), to pause or to go on. */
export interface Propose {
  readonly type: 'propose';
  readonly what: 'rewind' | 'pause' | 'resume';
  readonly back?: number;
}

/** Set what is at the path. */
export type Put = readonly ['put', readonly (string | number)[], unknown];

/** Your choice or undo `nr` was not allowed, and nothing has changed; 0: it was chat, or about a proposal. */
export interface Refused {
  readonly type: 'refused';
  readonly nr: number;
  readonly refusal: Refusal;
}

/** What became of the ship. */
export interface Report {
  readonly flights: number;
  readonly arrived: Measured;
  readonly credits: Measured;
  readonly lost: Measured;
  readonly earnings: Readonly<Record<string, number>>;
  readonly squares: readonly number[];
  readonly cards: readonly CardHarm[];
}

/** Everyone agreed to go back. */
export interface Rewound {
  readonly type: 'Rewound';
}

/** A new line of the chat. */
export interface Said {
  readonly type: 'said';
  readonly line: Line;
}

/** Chat. */
export interface Say {
  readonly type: 'say';
  readonly text: string;
}

/** All that one seat (or a spectator) is shown of the game. Updates change it; `hash` is of its JSON. */
export interface Scene {
  readonly view: View;
  readonly nr: number;
  readonly ask: Ask | null;
  readonly choices: readonly Choice[];
  readonly undo: boolean;
  readonly result: Result | null;
}

/** Who sits where. `person`: someone's seat; `bot` with a person's name: the host let a bot stand in. */
export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly bot: string | null;
  readonly level: 'easy' | 'normal' | 'hard';
  readonly nonce: string;
}

/** What moves a seat to another device: made on one, used on the other, once. */
export interface SeatLink {
  readonly key: string;
}

/** A seat of a new table: open, or a bot's. You too sit down only after you have seen the commitment. */
export interface SeatPlan {
  readonly kind?: 'open' | 'bot';
  readonly bot?: string;
  readonly level?: 'easy' | 'normal' | 'hard';
}

/** A ship that is to fly many times: as text, or as the codes of its squares. */
export interface ShipStudy {
  readonly level?: string;
  readonly cells?: readonly number[];
  readonly text?: string;
  readonly flights?: number;
  readonly seed?: number;
}

/** Take a seat; the nonce is made by the browser and becomes part of the seed. */
export interface Sit {
  readonly nonce: string;
}

/** A replay as it looked from one seat: the view at the start, and how each entry changed it. */
export interface Story {
  readonly view: View;
  readonly frames: readonly Frame[];
  readonly result: Result | null;
}

/** Why a game cannot go on here. */
export interface Stuck {
  readonly why: 'missing' | 'newer-rules' | 'unreadable';
  readonly detail: string;
}

/** How far a study is; at the end its report, as the lab wrote it, or what was wrong with the wish. */
export interface StudyInfo {
  readonly state: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly detail: string;
  readonly report: unknown;
}

/** Ask for what was missed since update n, whose hash was this. */
export interface Sync {
  readonly type: 'sync';
  readonly n: number;
  readonly hash: number;
}

/** The table itself changed: seats, state, a proposal. */
export interface Table {
  readonly type: 'table';
  readonly table: TableInfo;
}

/** A table for those who may see it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly state: 'open' | 'playing' | 'over' | 'closed';
  readonly public: boolean;
  readonly watch: boolean;
  readonly pace: 'live' | 'relaxed';
  readonly clock: 'none' | 'gentle' | 'brisk';
  readonly seats: readonly SeatInfo[];
  readonly host: string;
  readonly you: number | null;
  readonly turn: boolean;
  readonly created: number;
  readonly result: Result | null;
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly hosting: boolean;
  readonly timeout: 'default' | 'bot';
  readonly open_chat: boolean;
  readonly commitment: string;
  readonly secret: string | null;
  readonly invite: string | null;
  readonly closed_because: Stuck | null;
  readonly proposal: Proposal | null;
  readonly paused: boolean;
  readonly origin: Origin | null;
}

/** A table in a list. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly state: 'open' | 'playing' | 'over' | 'closed';
  readonly public: boolean;
  readonly watch: boolean;
  readonly pace: 'live' | 'relaxed';
  readonly clock: 'none' | 'gentle' | 'brisk';
  readonly seats: readonly SeatInfo[];
  readonly host: string;
  readonly you: number | null;
  readonly turn: boolean;
  readonly created: number;
  readonly result: Result | null;
}

/** Your own deadline and the hourglass, in seconds since 1970 by the server's clock, which now shows `now`. */
export interface Time {
  readonly type: 'time';
  readonly now: number;
  readonly deadline: number | null;
  readonly hourglass: number | null;
}

/** A choice that cost something: what would have been better, and by how much, give or take. */
export interface Turn {
  readonly at: number;
  readonly seat: number;
  readonly chosen: Choice;
  readonly better: Choice;
  readonly cost: number;
  readonly error: number;
}

/** Take back the last choice; `nr` as in the scene, so that a doubled click takes back one. */
export interface Undo {
  readonly type: 'undo';
  readonly nr: number;
}

/** This seat took its last choice back. */
export interface Undone {
  readonly type: 'Undone';
  readonly seat: number;
}

/** What happened, to animate in order, and how the scene changed. Numbers follow one another without gaps. */
export interface Update {
  readonly type: 'update';
  readonly n: number;
  readonly hash: number;
  readonly events: readonly Event[];
  readonly changes: readonly (Put | Cut | Fill)[];
}

/** Only who plays a seat can choose. */
export interface Watching {
  readonly type: 'Watching';
  readonly rule: string;
}

/** First on every socket: where you are. */
export interface Welcome {
  readonly type: 'welcome';
  readonly seat: number | null;
  readonly table: TableInfo;
  readonly here: readonly Here[];
  readonly watching: number;
  readonly chat: readonly Line[];
}

/** The scene from scratch. */
export interface Whole {
  readonly type: 'whole';
  readonly n: number;
  readonly hash: number;
  readonly scene: Scene;
}

/** Ask why a choice is not allowed now. */
export interface Why {
  readonly type: 'why';
  readonly id: number;
  readonly choice: unknown;
}

export namespace captains {
  export type View = Sight;
  export type Options = Setting;
  export type Result = Verdict;
  export type Ask =
    | Advancing
    | Assigning
    | Audit
    | Catching
    | Choosing
    | Copying
    | Encore
    | Facing
    | FieldPromotion
    | Fighting
    | Fit
    | Flying
    | FreeTraining
    | Hiding
    | Installing
    | Jumping
    | Mending
    | Ordering
    | Pardoning
    | Paying
    | Question
    | Retreating
    | SecondTask
    | Sending
    | Shielding
    | Striking
    | TakeTurn
    | Trading;
  export type Choice =
    | Activate
    | AdvanceOfChoices
    | Again
    | Assign
    | Attack
    | Awaken
    | Copy
    | DoMission
    | Drop
    | Go
    | Hide
    | Install
    | Invoke
    | Mend
    | Pardon
    | Pass
    | Pick
    | Promote
    | PromoteInQueue
    | Recall
    | Resolve
    | Retreat
    | Rouse
    | Scrap
    | Send
    | Shield
    | Skip
    | Stop
    | Strike
    | Swap
    | TrainOfChoices;
  export type Event =
    | ActionDrawn
    | Activated
    | Advanced
    | CadetsJoined
    | CompanionFlew
    | CompanionFought
    | CrateDelivered
    | Damaged
    | Drew
    | FactionEvent
    | Flew
    | Fought
    | Gained
    | GameEnded
    | Installed
    | Lapped
    | LineResolved
    | LineSkipped
    | Lost
    | MissionDone
    | MissionTaken
    | NewMission
    | Passed
    | Peeked
    | PirateArrived
    | PowerUsed
    | Promoted
    | Recalled
    | Refilled
    | Repaired
    | Restocked
    | Retreated
    | RoundBegan
    | Scrapped
    | Shielded
    | StationUsed
    | Trained
    | TurnBegan
    | Uprising;
  export type Refusal =
    | AndroidInRoom
    | CadetInColour
    | CannotPay
    | NoCardThere
    | NoMission
    | NoPirateThere
    | NoRing
    | NoRoad
    | NoSuchRoom
    | NotAboard
    | NotDamaged
    | NotOptional
    | NotPromotable
    | NotReady
    | NotRecalled
    | NotResolved
    | NotTrainable
    | OtherTrack
    | PairMissing
    | PairWrong
    | Reserved
    | SlotBroken
    | SlotTaken
    | TooFar
    | TooFew
    | TooLate
    | WrongColour;

  /** Solo: what Captain Ténèbre does, and the space above which the card lies. */
  export interface ActionDrawn {
    readonly type: 'ActionDrawn';
    readonly action: number;
    readonly space: number;
  }

  /** Send a figure to a room: 0 to 3 on the ship, from 4 on in the technology slots. */
  export interface Activate {
    readonly type: 'Activate';
    readonly room: number;
    readonly figure: number;
  }

  /** A room is used; by a figure, or (-1) by artifacts or a second time. */
  export interface Activated {
    readonly type: 'Activated';
    readonly seat: number;
    readonly room: number;
    readonly card: number;
    readonly figure: number;
  }

  export interface AdvanceOfChoices {
    readonly type: 'Advance';
    readonly track: number;
    readonly spaces: number;
  }

  export interface AdvanceOfPrinted {
    readonly op: 'advance';
    readonly track: 'cooperation' | 'zinca' | 'nian' | 'any';
    readonly n: number;
    readonly times: number;
  }

  export interface Advanced {
    readonly type: 'Advanced';
    readonly seat: number;
    readonly track: number;
    readonly space: number;
  }

  /** Up to so many spaces, on the track that is named or on one of one's choice. */
  export interface Advancing {
    readonly type: 'Advancing';
    readonly seat: number;
    readonly track: number;
    readonly spaces: number;
  }

  /** The commander resolves the line once more. */
  export interface Again {
    readonly type: 'Again';
  }

  export interface Ambush {
    readonly op: 'ambush';
    readonly n: number;
  }

  export interface Android {
    readonly op: 'android';
    readonly n: number;
  }

  export interface AndroidInRoom {
    readonly type: 'AndroidInRoom';
    readonly rule: string;
  }

  export interface Artifact {
    readonly op: 'artifact';
    readonly n: number;
  }

  /** Send this figure to the next line. */
  export interface Assign {
    readonly type: 'Assign';
    readonly figure: number;
  }

  /** One figure of the ready room for each line, whoever one likes. */
  export interface Assigning {
    readonly type: 'Assigning';
    readonly seat: number;
  }

  /** Fight the pirate on this road. */
  export interface Attack {
    readonly type: 'Attack';
    readonly road: number;
  }

  /** A medal or a damage. */
  export interface Audit {
    readonly type: 'Audit';
    readonly seat: number;
  }

  /** Activate a room with two artifacts. */
  export interface Awaken {
    readonly type: 'Awaken';
    readonly room: number;
    readonly first: number;
    readonly second: number;
  }

  export interface Cadet {
    readonly op: 'cadet';
    readonly n: number;
  }

  /** A cadet activates the grey room only. */
  export interface CadetInColour {
    readonly type: 'CadetInColour';
    readonly rule: string;
    readonly room: number;
  }

  export interface CadetsJoined {
    readonly type: 'CadetsJoined';
    readonly seat: number;
    readonly number: number;
  }

  export interface CannotPay {
    readonly type: 'CannotPay';
    readonly rule: string;
    readonly cost: number;
  }

  /** One space for the marker that is furthest behind. */
  export interface Catching {
    readonly type: 'Catching';
    readonly seat: number;
  }

  /** A slash: one of two. */
  export interface Choosing {
    readonly type: 'Choosing';
    readonly seat: number;
    readonly options: readonly [readonly (Move | Jump | Fight | Research | Recycle | Repair | Damage | Medal | Artifact | Pirate | Android | Cadet | Ambush | AdvanceOfPrinted | RecallFirst | TrainOfPrinted | Discard | Either | DrawTechnology | DrawOmega | PeekMissions | PerAndroid | Special)[], readonly (Move | Jump | Fight | Research | Recycle | Repair | Damage | Medal | Artifact | Pirate | Android | Cadet | Ambush | AdvanceOfPrinted | RecallFirst | TrainOfPrinted | Discard | Either | DrawTechnology | DrawOmega | PeekMissions | PerAndroid | Special)[]];
  }

  export interface CompanionFlew {
    readonly type: 'CompanionFlew';
    readonly place: number;
  }

  export interface CompanionFought {
    readonly type: 'CompanionFought';
    readonly road: number;
  }

  /** Solo: Captain Ténèbre and the passenger. */
  export interface Company {
    readonly type: 'Company';
    readonly passenger: number;
    readonly place: number;
    readonly deck: number;
    readonly coming: number;
    readonly laid: readonly number[];
    readonly known: readonly number[];
  }

  /** Borrow the effect of a captain's room technology. */
  export interface Copy {
    readonly type: 'Copy';
    readonly captain: number;
    readonly slot: number;
  }

  /** Apply the effect of another room technology as if it were printed on this card. */
  export interface Copying {
    readonly type: 'Copying';
    readonly seat: number;
    readonly power: string;
  }

  export interface CrateDelivered {
    readonly type: 'CrateDelivered';
    readonly seat: number;
  }

  export interface Damage {
    readonly op: 'damage';
    readonly n: number;
  }

  export interface Damaged {
    readonly type: 'Damaged';
    readonly seat: number;
    readonly damage: number;
  }

  export interface Discard {
    readonly op: 'discard';
    readonly what: 'pirate' | 'artifact' | 'medal' | 'android' | 'technology';
    readonly n: number;
    readonly then: readonly (Move | Jump | Fight | Research | Recycle | Repair | Damage | Medal | Artifact | Pirate | Android | Cadet | Ambush | AdvanceOfPrinted | RecallFirst | TrainOfPrinted | Discard | Either | DrawTechnology | DrawOmega | PeekMissions | PerAndroid | Special)[];
  }

  export interface DoMission {
    readonly type: 'DoMission';
  }

  export interface DrawOmega {
    readonly op: 'draw_omega';
    readonly n: number;
  }

  export interface DrawTechnology {
    readonly op: 'draw_technology';
    readonly n: number;
  }

  /** Cards turned up to choose from. */
  export interface Drew {
    readonly type: 'Drew';
    readonly seat: number;
    readonly cards: readonly number[];
  }

  /** Discard a token: 0 to 2 an artifact, 3 a pirate, 4 a medal, 5 an android. */
  export interface Drop {
    readonly type: 'Drop';
    readonly token: number;
  }

  /** A slash: one of the two. */
  export interface Either {
    readonly op: 'choice';
    readonly options: readonly [readonly (Move | Jump | Fight | Research | Recycle | Repair | Damage | Medal | Artifact | Pirate | Android | Cadet | Ambush | AdvanceOfPrinted | RecallFirst | TrainOfPrinted | Discard | Either | DrawTechnology | DrawOmega | PeekMissions | PerAndroid | Special)[], readonly (Move | Jump | Fight | Research | Recycle | Repair | Damage | Medal | Artifact | Pirate | Android | Cadet | Ambush | AdvanceOfPrinted | RecallFirst | TrainOfPrinted | Discard | Either | DrawTechnology | DrawOmega | PeekMissions | PerAndroid | Special)[]];
  }

  /** A face-down artifact in the room may be spent to apply its effect once more. */
  export interface Encore {
    readonly type: 'Encore';
    readonly seat: number;
    readonly room: number;
  }

  /** Resolve the whole line, or ignore it. */
  export interface Facing {
    readonly type: 'Facing';
    readonly seat: number;
    readonly line: number;
  }

  export interface FactionEvent {
    readonly type: 'FactionEvent';
    readonly seat: number;
    readonly track: number;
    readonly card: number;
  }

  /** One ensign, in the ready room or in the queue. */
  export interface FieldPromotion {
    readonly type: 'FieldPromotion';
    readonly seat: number;
    readonly cost: number;
  }

  export interface Fight {
    readonly op: 'fight';
    readonly n: number;
  }

  /** Each fight is optional and costs one damage before the pirate is taken. */
  export interface Fighting {
    readonly type: 'Fighting';
    readonly seat: number;
    readonly left: number;
  }

  /** What does not fit must go; the captain chooses among all tokens aboard. */
  export interface Fit {
    readonly type: 'Fit';
    readonly seat: number;
  }

  export interface Flew {
    readonly type: 'Flew';
    readonly seat: number;
    readonly origin: number;
    readonly place: number;
    readonly jump: boolean;
  }

  /** Moves along roads, as many as one likes of those left. */
  export interface Flying {
    readonly type: 'Flying';
    readonly seat: number;
    readonly left: number;
  }

  export interface Fought {
    readonly type: 'Fought';
    readonly seat: number;
    readonly road: number;
    readonly kind: number;
  }

  /** An effect that trains at once and for nothing. */
  export interface FreeTraining {
    readonly type: 'FreeTraining';
    readonly seat: number;
    readonly left: number;
  }

  /** Tokens by their number; figures go to the ready room. */
  export interface Gained {
    readonly type: 'Gained';
    readonly seat: number;
    readonly tokens: readonly number[];
  }

  export interface GameEnded {
    readonly type: 'GameEnded';
  }

  /** Fly to this location, by road or by a jump. */
  export interface Go {
    readonly type: 'Go';
    readonly place: number;
  }

  /** Lay a face-down artifact in this room. */
  export interface Hide {
    readonly type: 'Hide';
    readonly room: number;
  }

  /** Lay artifacts face down in one's rooms, without looking. */
  export interface Hiding {
    readonly type: 'Hiding';
    readonly seat: number;
    readonly left: number;
  }

  /** Put the technology of this space into this slot. */
  export interface Install {
    readonly type: 'Install';
    readonly space: number;
    readonly slot: number;
  }

  export interface Installed {
    readonly type: 'Installed';
    readonly seat: number;
    readonly card: number;
    readonly slot: number;
  }

  /** Take one of the cards on offer and put it into a slot, or leave it. */
  export interface Installing {
    readonly type: 'Installing';
    readonly seat: number;
    readonly source: 'central' | 'drawn' | 'event' | 'archive';
    readonly recycle: boolean;
  }

  /** Use the power of a technology, by its slot. */
  export interface Invoke {
    readonly type: 'Invoke';
    readonly slot: number;
  }

  export interface Jump {
    readonly op: 'jump';
  }

  /** To any other location, past all pirates. */
  export interface Jumping {
    readonly type: 'Jumping';
    readonly seat: number;
  }

  export interface Lapped {
    readonly type: 'Lapped';
    readonly seat: number;
    readonly track: number;
    readonly laps: number;
  }

  export interface LineResolved {
    readonly type: 'LineResolved';
    readonly seat: number;
    readonly line: number;
  }

  export interface LineSkipped {
    readonly type: 'LineSkipped';
    readonly seat: number;
    readonly line: number;
  }

  export interface Lost {
    readonly type: 'Lost';
    readonly seat: number;
    readonly token: number;
  }

  export interface Medal {
    readonly op: 'medal';
    readonly n: number;
  }

  /** Repair a technology slot, or -1: the hold. */
  export interface Mend {
    readonly type: 'Mend';
    readonly slot: number;
  }

  export interface Mending {
    readonly type: 'Mending';
    readonly seat: number;
    readonly left: number;
  }

  export interface MissionDone {
    readonly type: 'MissionDone';
    readonly seat: number;
    readonly mission: number;
  }

  export interface MissionTaken {
    readonly type: 'MissionTaken';
    readonly seat: number;
    readonly mission: number;
    readonly place: number;
  }

  export interface Move {
    readonly op: 'move';
    readonly n: number;
  }

  /** The tile went to the planet just served; the mission came where the tile had been. */
  export interface NewMission {
    readonly type: 'NewMission';
    readonly tile: number;
    readonly origin: number;
    readonly place: number;
    readonly mission: number;
  }

  export interface NoCardThere {
    readonly type: 'NoCardThere';
    readonly rule: string;
    readonly space: number;
  }

  /** There is no mission where the ship is. */
  export interface NoMission {
    readonly type: 'NoMission';
    readonly rule: string;
    readonly place: number;
  }

  export interface NoPirateThere {
    readonly type: 'NoPirateThere';
    readonly rule: string;
    readonly road: number;
  }

  export interface NoRing {
    readonly type: 'NoRing';
    readonly rule: string;
  }

  export interface NoRoad {
    readonly type: 'NoRoad';
    readonly rule: string;
    readonly place: number;
  }

  export interface NoSuchRoom {
    readonly type: 'NoSuchRoom';
    readonly rule: string;
    readonly room: number;
  }

  /** There is no such token to give. */
  export interface NotAboard {
    readonly type: 'NotAboard';
    readonly rule: string;
    readonly token: number;
  }

  export interface NotDamaged {
    readonly type: 'NotDamaged';
    readonly rule: string;
    readonly slot: number;
  }

  /** This cannot be declined. */
  export interface NotOptional {
    readonly type: 'NotOptional';
    readonly rule: string;
  }

  /** Only ensigns of the ready room are promoted. */
  export interface NotPromotable {
    readonly type: 'NotPromotable';
    readonly rule: string;
    readonly colour: number;
  }

  /** No figure of this kind is in the ready room. */
  export interface NotReady {
    readonly type: 'NotReady';
    readonly rule: string;
    readonly figure: number;
  }

  /** A commander recalls cadets and ensigns of the own colour, from the queue. */
  export interface NotRecalled {
    readonly type: 'NotRecalled';
    readonly rule: string;
    readonly position: number;
  }

  /** Only a line that the commander matched and resolved is resolved again. */
  export interface NotResolved {
    readonly type: 'NotResolved';
    readonly rule: string;
  }

  export interface NotTrainable {
    readonly type: 'NotTrainable';
    readonly rule: string;
    readonly figure: number;
  }

  /** A commander's second task on a mission: the same line again, or a subordinate. */
  export interface Ordering {
    readonly type: 'Ordering';
    readonly seat: number;
    readonly line: number;
    readonly resolved: boolean;
  }

  /** The mission deck: how many cards, how many each seat has seen, and those that this seat has. */
  export interface Orders {
    readonly type: 'Orders';
    readonly deck: number;
    readonly discard: readonly number[];
    readonly peeked: readonly number[];
    readonly known: readonly number[];
  }

  /** The effect names another track. */
  export interface OtherTrack {
    readonly type: 'OtherTrack';
    readonly rule: string;
    readonly track: number;
  }

  /** The two artifacts are not in the hold. */
  export interface PairMissing {
    readonly type: 'PairMissing';
    readonly rule: string;
  }

  /** The two artifacts do not both show the room's colour. */
  export interface PairWrong {
    readonly type: 'PairWrong';
    readonly rule: string;
    readonly room: number;
  }

  /** Take the pirate of this road without a fight. */
  export interface Pardon {
    readonly type: 'Pardon';
    readonly road: number;
  }

  /** Take a pirate off any road, without damage or reward, or gain a medal. */
  export interface Pardoning {
    readonly type: 'Pardoning';
    readonly seat: number;
  }

  export interface Pass {
    readonly type: 'Pass';
  }

  export interface Passed {
    readonly type: 'Passed';
    readonly seat: number;
  }

  /** Medals, or what may stand in for them, one at a time. */
  export interface Paying {
    readonly type: 'Paying';
    readonly seat: number;
    readonly left: number;
  }

  export interface PeekMissions {
    readonly op: 'peek_missions';
    readonly n: number;
  }

  /** The top of the mission deck, which only this seat sees. */
  export interface Peeked {
    readonly type: 'Peeked';
    readonly seat: number;
    readonly missions: readonly number[];
  }

  export interface PerAndroid {
    readonly op: 'per_android';
    readonly then: readonly (Move | Jump | Fight | Research | Recycle | Repair | Damage | Medal | Artifact | Pirate | Android | Cadet | Ambush | AdvanceOfPrinted | RecallFirst | TrainOfPrinted | Discard | Either | DrawTechnology | DrawOmega | PeekMissions | PerAndroid | Special)[];
  }

  /** One side of a slash. */
  export interface Pick {
    readonly type: 'Pick';
    readonly option: number;
  }

  export interface Pirate {
    readonly op: 'pirate';
    readonly n: number;
  }

  /** On a road, or (-1) nowhere: it was discarded. */
  export interface PirateArrived {
    readonly type: 'PirateArrived';
    readonly kind: number;
    readonly road: number;
  }

  /** The faction tracks' events. */
  export interface Politics {
    readonly type: 'Politics';
    readonly events: readonly number[];
    readonly resolved: number;
    readonly standing: readonly string[];
    readonly lying: readonly number[];
    readonly boxed: readonly number[];
  }

  export interface PowerUsed {
    readonly type: 'PowerUsed';
    readonly seat: number;
    readonly power: string;
  }

  export interface Promote {
    readonly type: 'Promote';
    readonly colour: number;
  }

  export interface PromoteInQueue {
    readonly type: 'PromoteInQueue';
    readonly position: number;
  }

  export interface Promoted {
    readonly type: 'Promoted';
    readonly seat: number;
    readonly colour: number;
  }

  /** Refuses exactly what it does not list, and says why as precisely as it can. */
  export interface Question {
    readonly type: 'Question';
    readonly seat: number;
  }

  /** The commander orders the figure at this position of the queue to report. */
  export interface Recall {
    readonly type: 'Recall';
    readonly position: number;
  }

  export interface RecallFirst {
    readonly op: 'recall_first';
    readonly n: number;
  }

  export interface Recalled {
    readonly type: 'Recalled';
    readonly seat: number;
    readonly figure: number;
  }

  export interface Recycle {
    readonly op: 'recycle';
  }

  export interface Refilled {
    readonly type: 'Refilled';
    readonly space: number;
    readonly card: number;
  }

  export interface Repair {
    readonly op: 'repair';
    readonly n: number;
  }

  export interface Repaired {
    readonly type: 'Repaired';
    readonly seat: number;
    readonly slot: number;
  }

  export interface Research {
    readonly op: 'research';
  }

  export interface Reserved {
    readonly type: 'Reserved';
    readonly rule: string;
    readonly holder: number;
  }

  export interface Resolve {
    readonly type: 'Resolve';
  }

  export interface Restocked {
    readonly type: 'Restocked';
    readonly station: number;
  }

  export interface Retreat {
    readonly type: 'Retreat';
    readonly track: number;
    readonly spaces: number;
  }

  export interface Retreated {
    readonly type: 'Retreated';
    readonly seat: number;
    readonly track: number;
    readonly spaces: number;
  }

  /** One marker back, never beyond the start of its lap and without bonuses: a medal for each space. */
  export interface Retreating {
    readonly type: 'Retreating';
    readonly seat: number;
  }

  export interface RoundBegan {
    readonly type: 'RoundBegan';
    readonly number: number;
    readonly first: number;
  }

  /** Spend a face-down artifact to apply the room once more. */
  export interface Rouse {
    readonly type: 'Rouse';
  }

  /** Discard the technology of this slot. */
  export interface Scrap {
    readonly type: 'Scrap';
    readonly slot: number;
  }

  export interface Scrapped {
    readonly type: 'Scrapped';
    readonly seat: number;
    readonly card: number;
    readonly slot: number;
  }

  /** After a room: another room of matching colour, a subordinate, or neither. Then to the queue. */
  export interface SecondTask {
    readonly type: 'SecondTask';
    readonly seat: number;
  }

  /** Where Captain Ténèbre flies. */
  export interface Send {
    readonly type: 'Send';
    readonly place: number;
  }

  export interface Sending {
    readonly type: 'Sending';
    readonly seat: number;
  }

  /** What the table chooses. The passenger concerns the solo game only. */
  export interface Setting {
    readonly type: 'Setting';
    readonly content: string;
    readonly technology_board: 'A' | 'B' | 'random';
    readonly first: 'random' | 'seat 0' | 'seat 1' | 'seat 2' | 'seat 3';
    readonly passenger: string;
  }

  /** Let a pirate token pay for the damage. */
  export interface Shield {
    readonly type: 'Shield';
  }

  /** Damage did not count. */
  export interface Shielded {
    readonly type: 'Shielded';
    readonly seat: number;
  }

  /** A stored pirate token may pay for the damage. */
  export interface Shielding {
    readonly type: 'Shielding';
    readonly seat: number;
  }

  /** A captain as everyone sees them: stored pirates and artifacts in rooms lie face down. */
  export interface Ship {
    readonly type: 'Ship';
    readonly place: number;
    readonly ready: readonly number[];
    readonly queue: readonly number[];
    readonly rings: number;
    readonly medals: number;
    readonly damage: number;
    readonly artifacts: readonly number[];
    readonly pirates: number;
    readonly slots: readonly number[];
    readonly tracks: readonly number[];
    readonly missions: readonly number[];
    readonly duty: number;
    readonly mission: number;
    readonly site: number;
    readonly crew: readonly number[];
    readonly resolved: readonly number[];
    readonly room: number;
    readonly shielded: boolean;
    readonly unscathed: boolean;
    readonly kits: boolean;
    readonly used: readonly string[];
    readonly crate: boolean;
    readonly stash: readonly number[];
    readonly passed: boolean;
  }

  /** Nothing that is asked or planned is secret in this game, so everyone sees it. */
  export interface Sight {
    readonly type: 'Sight';
    readonly content: string;
    readonly side: number;
    readonly board: number;
    readonly faces: readonly number[];
    readonly round: number;
    readonly first: number;
    readonly turn: number;
    readonly captains: readonly Ship[];
    readonly sky: Sky;
    readonly workshop: Workshop;
    readonly orders: Orders;
    readonly politics: Politics;
    readonly supply: Supply;
    readonly solo: Company | null;
    readonly asked: readonly Task[];
    readonly planned: readonly Task[];
  }

  /** Ignore the whole line. */
  export interface Skip {
    readonly type: 'Skip';
  }

  /** The main board. */
  export interface Sky {
    readonly type: 'Sky';
    readonly spots: readonly number[];
    readonly tiles_up: number;
    readonly stations: readonly number[];
    readonly stock: readonly number[];
    readonly roads: readonly number[];
    readonly holders: readonly number[];
  }

  export interface SlotBroken {
    readonly type: 'SlotBroken';
    readonly rule: string;
    readonly slot: number;
  }

  export interface SlotTaken {
    readonly type: 'SlotTaken';
    readonly rule: string;
    readonly slot: number;
  }

  /** A named power; what it does is a function of that name. */
  export interface Special {
    readonly op: 'special';
    readonly key: string;
  }

  export interface StationUsed {
    readonly type: 'StationUsed';
    readonly seat: number;
    readonly station: number;
  }

  /** Decline what is left of an effect. */
  export interface Stop {
    readonly type: 'Stop';
  }

  /** Which pirate Captain Ténèbre removes. */
  export interface Strike {
    readonly type: 'Strike';
    readonly road: number;
  }

  export interface Striking {
    readonly type: 'Striking';
    readonly seat: number;
  }

  export interface Supply {
    readonly type: 'Supply';
    readonly artifacts: number;
    readonly artifact_discard: readonly number[];
    readonly pirates: number;
    readonly pirate_discard: readonly number[];
  }

  /** Repair instead of flying. */
  export interface Swap {
    readonly type: 'Swap';
  }

  /** Improve the crew first, then one of three: activate a room, carry out a mission, or pass. */
  export interface TakeTurn {
    readonly type: 'TakeTurn';
    readonly seat: number;
  }

  /** Something that is asked or still to be done: whose agenda it is on, and the step as JSON. */
  export interface Task {
    readonly type: 'Task';
    readonly seat: number;
    readonly step: string;
  }

  export interface TooFar {
    readonly type: 'TooFar';
    readonly rule: string;
    readonly spaces: number;
  }

  /** Every line needs a figure. */
  export interface TooFew {
    readonly type: 'TooFew';
    readonly rule: string;
    readonly lines: number;
    readonly ready: number;
  }

  /** Training and promotion belong to the start of a turn. */
  export interface TooLate {
    readonly type: 'TooLate';
    readonly rule: string;
  }

  /** Give what is shown, or leave it; the benefit comes only for the whole price. */
  export interface Trading {
    readonly type: 'Trading';
    readonly seat: number;
    readonly what: 'pirate' | 'artifact' | 'medal' | 'android' | 'technology';
    readonly left: number;
    readonly benefit: readonly (Move | Jump | Fight | Research | Recycle | Repair | Damage | Medal | Artifact | Pirate | Android | Cadet | Ambush | AdvanceOfPrinted | RecallFirst | TrainOfPrinted | Discard | Either | DrawTechnology | DrawOmega | PeekMissions | PerAndroid | Special)[];
    readonly begun: boolean;
  }

  /** Replace a figure of the ready room by an ensign of this colour. */
  export interface TrainOfChoices {
    readonly type: 'Train';
    readonly figure: number;
    readonly colour: number;
  }

  export interface TrainOfPrinted {
    readonly op: 'train';
    readonly n: number;
  }

  export interface Trained {
    readonly type: 'Trained';
    readonly seat: number;
    readonly figure: number;
    readonly colour: number;
  }

  export interface TurnBegan {
    readonly type: 'TurnBegan';
    readonly seat: number;
  }

  export interface Uprising {
    readonly type: 'Uprising';
  }

  /** Scores are whole points. A half left over decides places; the epilogue ignores it. */
  export interface Verdict {
    readonly type: 'Verdict';
    readonly scores: readonly number[];
    readonly places: readonly number[];
    readonly points: readonly Points[];
    readonly halves: readonly number[];
    readonly epilogues: readonly number[];
  }

  /** The central technology board and its piles. */
  export interface Workshop {
    readonly type: 'Workshop';
    readonly central: readonly number[];
    readonly deck: number;
    readonly buried: number;
    readonly discard: readonly number[];
    readonly omegas: number;
    readonly omega_discard: readonly number[];
    readonly drawn: readonly number[];
  }

  export interface WrongColour {
    readonly type: 'WrongColour';
    readonly rule: string;
    readonly room: number;
    readonly figure: number;
  }
}

export namespace roll {
  export type View = Sight;
  export type Options = Setting;
  export type Ask =
    | ArrangeTiles
    | BankSale
    | ChooseCrew
    | ExploreTask
    | GiveUp
    | LayFound
    | LayScouted
    | MoveWorkers
    | PlaceBuilder
    | PlaceWilds
    | ProduceGood
    | Question
    | ReassignWorkers
    | RecallDice
    | RecruitDie
    | RemoveDie
    | ReturnDie
    | SelectPhase
    | ShipGood;
  export type Choice =
    | Abandon
    | Arrange
    | Buy
    | Consume
    | Dictate
    | Done
    | Finish
    | Lay
    | Move
    | Place
    | Produce
    | Raise
    | Ready
    | Recall
    | RecallGood
    | Recruit
    | Remove
    | RemoveGood
    | Return
    | Scout
    | Select
    | Sell
    | Stock
    | Use
    | Work;
  export type Event =
    | Abandoned
    | Awarded
    | Bought
    | Built
    | Consumed
    | Ended
    | ExtraDie
    | Found
    | Gained
    | Laid
    | Opened
    | Paid
    | PhaseBegan
    | Produced
    | Rearranged
    | Recalled
    | Recruited
    | Refilled
    | Removed
    | Rolled
    | RoundBegan
    | Scouted
    | Selected
    | Sold
    | Stocked
    | ToCup
    | Unused
    | Worked;
  export type Refusal =
    | NoSuchDie
    | NoSuchTile
    | NoSuchWorld
    | NotNow
    | PowerSpent
    | StillToDo
    | TooEarly
    | TooLate
    | WrongColumn;

  /** A tile leaves the construction zone. */
  export interface Abandon {
    readonly type: 'Abandon';
    readonly tile: number;
  }

  /** A tile left a stack; only its owner knows which one. */
  export interface Abandoned {
    readonly type: 'Abandoned';
    readonly seat: number;
    readonly stack: number;
    readonly tile: number | null;
  }

  /** Of the two starting tiles, this one is the development and the other the world. */
  export interface Arrange {
    readonly type: 'Arrange';
    readonly development: number;
  }

  /** Which of the two tiles becomes the development? The other becomes the world. */
  export interface ArrangeTiles {
    readonly type: 'ArrangeTiles';
    readonly seat: number;
  }

  /** A tile brought VP chips. */
  export interface Awarded {
    readonly type: 'Awarded';
    readonly seat: number;
    readonly side: number;
    readonly chips: number;
  }

  /** After a sale, a chip may be bought. */
  export interface BankSale {
    readonly type: 'BankSale';
    readonly seat: number;
    readonly price: number;
    readonly chips: number;
  }

  /** Credits were paid for VP chips. */
  export interface Bought {
    readonly type: 'Bought';
    readonly seat: number;
    readonly credits: number;
    readonly chips: number;
  }

  /** A tile was completed by these dice and joined the tableau. */
  export interface Built {
    readonly type: 'Built';
    readonly seat: number;
    readonly side: number;
    readonly dice: readonly number[];
  }

  /** Pay for a VP chip. */
  export interface Buy {
    readonly type: 'Buy';
  }

  /** More dice wait than the tile takes: which of them complete it? (RG-DEVELOP-07, RG-SETTLE-07) */
  export interface ChooseCrew {
    readonly type: 'ChooseCrew';
    readonly seat: number;
    readonly stack: number;
  }

  /** A shipper consumes a good. Shippers that are no dice are numbered from 7 on. */
  export interface Consume {
    readonly type: 'Consume';
    readonly shipper: number;
    readonly world: number;
    readonly good: number;
  }

  export interface Consumed {
    readonly type: 'Consumed';
    readonly seat: number;
    readonly shipper: number;
    readonly world: number;
    readonly good: number;
    readonly chips: number;
  }

  /** This worker goes to the Dictate area, so that another can be moved. */
  export interface Dictate {
    readonly type: 'Dictate';
    readonly column: number;
    readonly colour: number;
  }

  /** Enough of what may be done. */
  export interface Done {
    readonly type: 'Done';
  }

  /** A player as this seat sees them. */
  export interface Empire {
    readonly type: 'Empire';
    readonly faction: number;
    readonly home: number;
    readonly tableau: readonly number[];
    readonly credits: number;
    readonly chips: number;
    readonly cup: readonly number[];
    readonly citizenry: readonly number[];
    readonly goods: readonly Goods[];
    readonly stacks: readonly [Stack, Stack];
    readonly screened: readonly number[];
    readonly strip: Strip | null;
    readonly extras: readonly number[];
    readonly crew: readonly number[];
    readonly drawn: number;
    readonly abandoned: number;
    readonly pending: number;
    readonly owed: number;
    readonly scouted: readonly number[];
    readonly waiting: boolean;
    readonly secret: Secret | null;
  }

  /** The last round is over. */
  export interface Ended {
    readonly type: 'Ended';
    readonly round: number;
  }

  /** What does the next explorer do? Its tiles may be abandoned first; powers may rearrange the zone. */
  export interface ExploreTask {
    readonly type: 'ExploreTask';
    readonly seat: number;
  }

  /** The two-player die. */
  export interface ExtraDie {
    readonly type: 'ExtraDie';
    readonly face: number;
  }

  /** Of more dice than needed, this one completes the tile. */
  export interface Finish {
    readonly type: 'Finish';
    readonly colour: number;
  }

  /** Tiles were drawn; only their owner sees them. */
  export interface Found {
    readonly type: 'Found';
    readonly seat: number;
    readonly drawn: number;
    readonly tiles: readonly number[] | null;
  }

  /** A die joined the empire; or none was left (came is false). */
  export interface Gained {
    readonly type: 'Gained';
    readonly seat: number;
    readonly side: number;
    readonly colour: number;
    readonly to: string;
    readonly came: boolean;
  }

  /** Very rare: no tile at all is left for a Scout. Whoever has three or more gives one up into the bag. */
  export interface GiveUp {
    readonly type: 'GiveUp';
    readonly seat: number;
  }

  export interface Goods {
    readonly type: 'Goods';
    readonly world: number;
    readonly dice: readonly number[];
  }

  export interface Laid {
    readonly type: 'Laid';
    readonly seat: number;
    readonly stack: number;
    readonly top: boolean;
    readonly tile: number | null;
  }

  /** A drawn tile goes under a stack, or on top of it where a power allows that. */
  export interface Lay {
    readonly type: 'Lay';
    readonly tile: number;
    readonly stack: number;
    readonly top: boolean;
  }

  /** Every tile goes under a stack, in any order. */
  export interface LayFound {
    readonly type: 'LayFound';
    readonly seat: number;
  }

  /** Scouted tiles may go on top where a power says so; then the next explorer acts. */
  export interface LayScouted {
    readonly type: 'LayScouted';
    readonly seat: number;
  }

  /** A worker goes from one column to another. */
  export interface Move {
    readonly type: 'Move';
    readonly column: number;
    readonly colour: number;
    readonly to: number;
  }

  /** Which worker goes where? All that one power moves go to one column, unless the table plays otherwise. */
  export interface MoveWorkers {
    readonly type: 'MoveWorkers';
    readonly seat: number;
  }

  /** A Reassign power in use: which workers it may still move, from where and to where. */
  export interface Moving {
    readonly type: 'Moving';
    readonly power: number;
    readonly least: number;
    readonly most: number;
    readonly colours: readonly number[];
    readonly origins: readonly number[];
    readonly targets: readonly number[];
    readonly together: boolean;
    readonly same_origin: boolean;
    readonly moved: number;
  }

  /** There is no such die in that place. */
  export interface NoSuchDie {
    readonly type: 'NoSuchDie';
    readonly rule: string;
    readonly colour: number;
  }

  /** That tile is not there. */
  export interface NoSuchTile {
    readonly type: 'NoSuchTile';
    readonly rule: string;
    readonly tile: number;
  }

  /** That world is not yours, or takes or holds no such good. */
  export interface NoSuchWorld {
    readonly type: 'NoSuchWorld';
    readonly rule: string;
    readonly world: number;
  }

  /** This is done in another step of the round. */
  export interface NotNow {
    readonly type: 'NotNow';
    readonly rule: string;
  }

  /** The starting tiles lie in the construction zone, seen by all. */
  export interface Opened {
    readonly type: 'Opened';
    readonly seat: number;
    readonly development: number;
    readonly world: number;
  }

  /** A tile brought credits. */
  export interface Paid {
    readonly type: 'Paid';
    readonly seat: number;
    readonly side: number;
    readonly credits: number;
  }

  export interface PhaseBegan {
    readonly type: 'PhaseBegan';
    readonly phase: number;
    readonly strict: boolean;
  }

  /** A wild worker goes into a column. */
  export interface Place {
    readonly type: 'Place';
    readonly colour: number;
    readonly phase: number;
  }

  /** Which worker is placed next? */
  export interface PlaceBuilder {
    readonly type: 'PlaceBuilder';
    readonly seat: number;
    readonly stack: number;
  }

  /** A wild worker may go into any column. */
  export interface PlaceWilds {
    readonly type: 'PlaceWilds';
    readonly seat: number;
  }

  /** That power was used, cannot be used now, or is not yours. */
  export interface PowerSpent {
    readonly type: 'PowerSpent';
    readonly rule: string;
    readonly power: number;
  }

  /** A producer becomes the good of a world. */
  export interface Produce {
    readonly type: 'Produce';
    readonly colour: number;
    readonly world: number;
  }

  /** Which producer becomes the good of which world? */
  export interface ProduceGood {
    readonly type: 'ProduceGood';
    readonly seat: number;
  }

  export interface Produced {
    readonly type: 'Produced';
    readonly seat: number;
    readonly colour: number;
    readonly world: number;
  }

  /** What is not listed is refused with a reason. */
  export interface Question {
    readonly type: 'Question';
    readonly seat: number;
  }

  /** A tile of the construction zone goes to the top of a stack, that side in use. */
  export interface Raise {
    readonly type: 'Raise';
    readonly tile: number;
    readonly stack: number;
  }

  /** All workers are assigned: the screen may be lifted. */
  export interface Ready {
    readonly type: 'Ready';
  }

  /** A tile was put on top of a stack. */
  export interface Rearranged {
    readonly type: 'Rearranged';
    readonly seat: number;
    readonly stack: number;
    readonly tile: number;
  }

  /** Dictate, use the Reassign powers of developments, each once, or be ready. */
  export interface ReassignWorkers {
    readonly type: 'ReassignWorkers';
    readonly seat: number;
  }

  /** A developer (0) or settler (1) goes from its stack to the cup. */
  export interface Recall {
    readonly type: 'Recall';
    readonly stack: number;
    readonly colour: number;
  }

  /** Any number of developers, settlers and goods go to the cup, free of charge. */
  export interface RecallDice {
    readonly type: 'RecallDice';
    readonly seat: number;
  }

  /** A good goes from its world to the cup. */
  export interface RecallGood {
    readonly type: 'RecallGood';
    readonly world: number;
    readonly colour: number;
  }

  export interface Recalled {
    readonly type: 'Recalled';
    readonly seat: number;
    readonly colour: number;
  }

  /** A die goes from the Citizenry to the cup for a credit. */
  export interface Recruit {
    readonly type: 'Recruit';
    readonly colour: number;
  }

  /** Credits are short: which die is recruited next? (RG-MANAGE-04) */
  export interface RecruitDie {
    readonly type: 'RecruitDie';
    readonly seat: number;
  }

  export interface Recruited {
    readonly type: 'Recruited';
    readonly seat: number;
    readonly dice: readonly number[];
  }

  /** The abandoned tiles went into the bag before the phase was over. */
  export interface Refilled {
    readonly type: 'Refilled';
    readonly tiles: number;
  }

  /** A die goes back to the supply: a worker (0 to 4: its column), or from the cup, the Citizenry or a stack. */
  export interface Remove {
    readonly type: 'Remove';
    readonly place: number;
    readonly colour: number;
  }

  /** Any die of one's own goes back to the supply (RG-POWER-14). */
  export interface RemoveDie {
    readonly type: 'RemoveDie';
    readonly seat: number;
  }

  /** A good goes back to the supply. */
  export interface RemoveGood {
    readonly type: 'RemoveGood';
    readonly world: number;
    readonly colour: number;
  }

  /** A die left the empire. */
  export interface Removed {
    readonly type: 'Removed';
    readonly seat: number;
    readonly colour: number;
  }

  /** Of the dice that completed a tile, this one goes to the cup. */
  export interface Return {
    readonly type: 'Return';
    readonly colour: number;
  }

  /** Which of the dice goes to the cup? */
  export interface ReturnDie {
    readonly type: 'ReturnDie';
    readonly seat: number;
    readonly least: number;
    readonly most: number;
  }

  /** So many dice of each colour per face; others see only that they were rolled. */
  export interface Rolled {
    readonly type: 'Rolled';
    readonly seat: number;
    readonly faces: readonly (readonly number[])[] | null;
  }

  export interface RoundBegan {
    readonly type: 'RoundBegan';
    readonly round: number;
  }

  /** An explorer draws a tile, and one more for every tile abandoned for it. */
  export interface Scout {
    readonly type: 'Scout';
    readonly colour: number;
  }

  /** An explorer scouts for so many tiles. */
  export interface Scouted {
    readonly type: 'Scouted';
    readonly seat: number;
    readonly colour: number;
    readonly wanted: number;
  }

  /** Tiles that only their owner sees: drawn and not yet placed, and abandoned in this phase. */
  export interface Secret {
    readonly type: 'Secret';
    readonly offer: readonly number[];
    readonly abandoned: readonly number[];
  }

  /** A worker from a column selects a phase. */
  export interface Select {
    readonly type: 'Select';
    readonly phase: number;
    readonly column: number;
    readonly colour: number;
  }

  /** Any one worker selects any one phase, whatever its face. */
  export interface SelectPhase {
    readonly type: 'SelectPhase';
    readonly seat: number;
  }

  /** What a player's lifted screen shows: the phase, the die that selects it, the workers by column. */
  export interface Selected {
    readonly type: 'Selected';
    readonly seat: number;
    readonly phase: number;
    readonly colour: number;
    readonly workers: readonly (readonly number[])[];
  }

  /** A shipper sells a good. Shippers that are no dice are numbered from 7 on. */
  export interface Sell {
    readonly type: 'Sell';
    readonly shipper: number;
    readonly world: number;
    readonly good: number;
  }

  /** How the table plays what the rules leave to it, and the other reading of what sources dispute. */
  export interface Setting {
    readonly type: 'Setting';
    readonly first_game: boolean;
    readonly split_reassign: boolean;
    readonly sole_tourism: boolean;
    readonly optional_return: boolean;
  }

  /** Which shipper takes which good, to sell it or to consume it? */
  export interface ShipGood {
    readonly type: 'ShipGood';
    readonly seat: number;
  }

  /** The table. */
  export interface Sight {
    readonly type: 'Sight';
    readonly round: number;
    readonly phases: readonly number[];
    readonly phase: number;
    readonly strict: boolean;
    readonly screens: boolean;
    readonly extra: number;
    readonly pool: number;
    readonly bag: number;
    readonly supply: readonly number[];
    readonly ending: boolean;
    readonly players: readonly Empire[];
  }

  export interface Sold {
    readonly type: 'Sold';
    readonly seat: number;
    readonly shipper: number;
    readonly world: number;
    readonly good: number;
    readonly credits: number;
  }

  /** A construction stack: its size and the side on top are open; the tiles only to their owner, the top one first. */
  export interface Stack {
    readonly type: 'Stack';
    readonly size: number;
    readonly top: number;
    readonly builders: readonly number[];
    readonly tiles: readonly number[] | null;
  }

  /** Workers that can do something must do it. */
  export interface StillToDo {
    readonly type: 'StillToDo';
    readonly rule: string;
  }

  /** An explorer brings credits. */
  export interface Stock {
    readonly type: 'Stock';
    readonly colour: number;
  }

  export interface Stocked {
    readonly type: 'Stocked';
    readonly seat: number;
    readonly colour: number;
    readonly credits: number;
  }

  /** The dice behind a screen, or once it is lifted: faces as rolled, workers by column (last: wild), selection. */
  export interface Strip {
    readonly type: 'Strip';
    readonly rolled: readonly (readonly number[])[];
    readonly workers: readonly (readonly number[])[];
    readonly selected: number;
    readonly selector: number;
    readonly dictated: readonly number[];
    readonly used: readonly number[];
    readonly moving: Moving | null;
  }

  /** Dice that completed a tile went to the cup. */
  export interface ToCup {
    readonly type: 'ToCup';
    readonly seat: number;
    readonly dice: readonly number[];
  }

  /** Something must be done first. */
  export interface TooEarly {
    readonly type: 'TooEarly';
    readonly rule: string;
  }

  /** Its step of the round is over. */
  export interface TooLate {
    readonly type: 'TooLate';
    readonly rule: string;
  }

  /** Workers for whom there was nothing to do went to the cup. */
  export interface Unused {
    readonly type: 'Unused';
    readonly seat: number;
    readonly dice: readonly number[];
  }

  /** Use the Reassign power of a development. */
  export interface Use {
    readonly type: 'Use';
    readonly development: number;
  }

  /** A developer or settler goes to the top tile of its stack. */
  export interface Work {
    readonly type: 'Work';
    readonly colour: number;
  }

  /** Dice went onto a stack. */
  export interface Worked {
    readonly type: 'Worked';
    readonly seat: number;
    readonly stack: number;
    readonly dice: readonly number[];
  }

  /** A worker cannot go there from here. */
  export interface WrongColumn {
    readonly type: 'WrongColumn';
    readonly rule: string;
    readonly to: number;
  }
}

export namespace trucker {
  export type View = Sight;
  export type Options = Setting;
  export type Ask =
    | Approach
    | Berth
    | Claim
    | Crew
    | Defend
    | Fitting
    | GiveCrew
    | GiveGoods
    | Giving
    | Improving
    | Inspect
    | Insuring
    | KeepPart
    | Load
    | Overview
    | Powering
    | Repair
    | Rush
    | Salvage
    | Sand
    | Signal
    | Stay
    | Watch
    | Work;
  export type Choice =
    | Accept
    | Activate
    | Begin
    | Bestow
    | Close
    | Decline
    | Finish
    | FlipGlass
    | FlyOn
    | GiveUp
    | House
    | Improve
    | Insure
    | Keep
    | Land
    | LeaveGlass
    | Lift
    | PutBack
    | Read
    | Ready
    | Remove
    | Report
    | SetAside
    | Shield
    | Shoot
    | Stow
    | Surrender
    | Take
    | TakeAside
    | TakeHidden
    | TakeHit
    | TakeMore
    | TimeUp
    | Unload
    | Weld
    | Withdraw;
  export type Event =
    | AlienLeft
    | Arrived
    | Attacked
    | BecameLegend
    | Begun
    | Boarded
    | Bounced
    | BridgeOpened
    | ChangedPlaces
    | Clashed
    | CrewLost
    | CubeLost
    | DebtForgiven
    | Declared
    | Declined
    | Defended
    | Destroyed
    | Earned
    | EnergyLost
    | FalseAlarm
    | FaultFound
    | Fed
    | FellOff
    | Fined
    | Finished
    | FlightPaid
    | Fought
    | GlassFlipped
    | GlassRanOut
    | HasLanded
    | Ignored
    | Improved
    | Insured
    | JourneyOver
    | Launched
    | LeftFlight
    | LeftOver
    | Lifted
    | Missed
    | Moved
    | NextFlight
    | PaidOut
    | Reading
    | Returned
    | Revealed
    | Rolled
    | ShipLeft
    | Stopped
    | Stowed
    | TitleDefended
    | TitleGiven
    | TitleJudged
    | TitleMissed
    | TitleTaken
    | Took
    | TookHidden
    | Unloaded
    | WasClosed
    | WasPutBack
    | WasSetAside
    | Weakest
    | Welded;
  export type Refusal =
    | AlreadyWelded
    | CrowdedHold
    | HandEmpty
    | HandFull
    | KeptForLater
    | Misfit
    | NeverBack
    | NoBetterCube
    | NoCube
    | NoEnergy
    | NoGlass
    | NoHold
    | NoHome
    | NoPile
    | NoPremium
    | NoReserve
    | NoShip
    | NoSpace
    | NoSquare
    | NoSuchPile
    | NoneHidden
    | NotAside
    | NotDouble
    | NotOffending
    | NotReportable
    | NotYours
    | NothingAdded
    | NothingToGive
    | OnlyFinished
    | OnlySpecial
    | OtherShip
    | PartNotBegun
    | PileInHand
    | PileTaken
    | PlanetTaken
    | ReserveFirst
    | ReserveFull
    | SandRuns
    | TileGone
    | TooSmooth;

  /** Take what the card offers, for its price. */
  export interface Accept {
    readonly type: 'Accept';
  }

  /** Feed a double engine or cannon with an energy cell of that battery. */
  export interface Activate {
    readonly type: 'Activate';
    readonly component: number;
    readonly battery: number;
  }

  export interface AlienLeft {
    readonly type: 'AlienLeft';
    readonly seat: number;
    readonly square: number;
    readonly alien: number;
  }

  /** Only the component added last can be moved, until the next is taken or a pile is read. */
  export interface AlreadyWelded {
    readonly type: 'AlreadyWelded';
    readonly rule: string;
  }

  /** GT-CARD-PLANETS-01: land on a planet that is still free, or pass. */
  export interface Approach {
    readonly type: 'Approach';
    readonly seat: number;
  }

  export interface Arrived {
    readonly type: 'Arrived';
    readonly seats: readonly number[];
  }

  /** An asteroid or a shot: how big, and from which side of the ship. */
  export interface Attack {
    readonly size: 'small' | 'large' | 'light' | 'heavy';
    readonly side: 'front' | 'right' | 'rear' | 'left';
  }

  /** An asteroid or a shot comes in on that row or column. */
  export interface Attacked {
    readonly type: 'Attacked';
    readonly seats: readonly number[];
    readonly attack: Attack;
    readonly line: number;
  }

  /** A golden title was defended. */
  export interface BecameLegend {
    readonly type: 'BecameLegend';
    readonly seat: number;
    readonly title: number;
  }

  /** Turn the hourglass for the first time: everyone starts building. */
  export interface Begin {
    readonly type: 'Begin';
  }

  /** Building starts. */
  export interface Begun {
    readonly type: 'Begun';
  }

  /** GT-BUILD-27: only the choice of a free starting space is left. */
  export interface Berth {
    readonly type: 'Berth';
    readonly seat: number;
  }

  /** Give one of your titles to a player who has none. */
  export interface Bestow {
    readonly type: 'Bestow';
    readonly title: number;
    readonly to: number;
  }

  export interface Boarded {
    readonly type: 'Boarded';
    readonly seat: number;
    readonly square: number;
    readonly alien: number;
  }

  export interface Bounced {
    readonly type: 'Bounced';
    readonly seat: number;
    readonly square: number;
  }

  /** A die was rolled when the hourglass was turned; every fleet can now be built on these squares. */
  export interface BridgeOpened {
    readonly type: 'BridgeOpened';
    readonly seat: number;
    readonly die: number;
    readonly squares: readonly number[];
  }

  /** Partners sit down at each other's boards: to build on, or to fly the ship that the other has built. */
  export interface ChangedPlaces {
    readonly type: 'ChangedPlaces';
    readonly to_fly: boolean;
  }

  /** GT-CARD-ENEMY-01: the winner takes the reward for its days, or refuses it whole. */
  export interface Claim {
    readonly type: 'Claim';
    readonly seat: number;
  }

  /** Another hand was first; this seat chooses again. */
  export interface Clashed {
    readonly type: 'Clashed';
    readonly seat: number;
  }

  /** Put the pile back in its place. */
  export interface Close {
    readonly type: 'Close';
  }

  /** GT-CREW-04 to 06: a cabin with life support may house an alien instead of two astronauts, one of each colour. */
  export interface Crew {
    readonly type: 'Crew';
    readonly seat: number;
  }

  export interface CrewLost {
    readonly type: 'CrewLost';
    readonly seat: number;
    readonly square: number;
    readonly figure: number;
  }

  /** A golden freight hauler's hold stays empty while another hold touches it. */
  export interface CrowdedHold {
    readonly type: 'CrowdedHold';
    readonly rule: string;
    readonly square: number;
  }

  export interface CubeLost {
    readonly type: 'CubeLost';
    readonly seat: number;
    readonly square: number;
    readonly colour: number;
  }

  /** The next flight starts from nothing. */
  export interface DebtForgiven {
    readonly type: 'DebtForgiven';
    readonly seat: number;
  }

  /** Power as it counts; cannons in halves. */
  export interface Declared {
    readonly type: 'Declared';
    readonly seat: number;
    readonly engines: boolean;
    readonly power: number;
  }

  /** Leave it. */
  export interface Decline {
    readonly type: 'Decline';
  }

  export interface Declined {
    readonly type: 'Declined';
    readonly seat: number;
  }

  /** GT-HIT-16: whether to defend is the owner's choice, and each use of a shield costs a cell. */
  export interface Defend {
    readonly type: 'Defend';
    readonly seat: number;
    readonly attack: Attack;
    readonly line: number;
  }

  /** By shield or cannon; battery is -1 where it cost nothing. */
  export interface Defended {
    readonly type: 'Defended';
    readonly seat: number;
    readonly battery: number;
  }

  export interface Destroyed {
    readonly type: 'Destroyed';
    readonly seat: number;
    readonly square: number;
    readonly tile: number;
  }

  export interface Earned {
    readonly type: 'Earned';
    readonly seat: number;
    readonly credits: number;
  }

  export interface EnergyLost {
    readonly type: 'EnergyLost';
    readonly seat: number;
    readonly battery: number;
  }

  export interface FalseAlarm {
    readonly type: 'FalseAlarm';
    readonly by: number;
    readonly owner: number;
    readonly square: number;
  }

  /** A building rule that is broken, and the squares that break it. */
  export interface Fault {
    readonly type: 'Fault';
    readonly rule: string;
    readonly squares: readonly number[];
  }

  export interface FaultFound {
    readonly type: 'FaultFound';
    readonly seat: number;
    readonly rule: string;
    readonly squares: readonly number[];
  }

  export interface Fed {
    readonly type: 'Fed';
    readonly seat: number;
    readonly component: number;
    readonly battery: number;
  }

  export interface FellOff {
    readonly type: 'FellOff';
    readonly seat: number;
    readonly squares: readonly number[];
  }

  export interface Fined {
    readonly type: 'Fined';
    readonly seat: number;
  }

  /** Call the ship finished and take that starting space. */
  export interface Finish {
    readonly type: 'Finish';
    readonly space: number;
  }

  export interface Finished {
    readonly type: 'Finished';
    readonly seat: number;
    readonly space: number;
  }

  /** Take one of them, weld it or lay it down again; whatever is left over is paid for. */
  export interface Fitting {
    readonly type: 'Fitting';
    readonly seat: number;
  }

  /** What a flight of several brought a seat at its end, by source; totals stay secret until the last. */
  export interface FlightPaid {
    readonly type: 'FlightPaid';
    readonly seat: number;
    readonly arrival: number;
    readonly prize: number;
    readonly goods: number;
    readonly losses: number;
  }

  /** Turn the hourglass, which has run out, onto its next space. */
  export interface FlipGlass {
    readonly type: 'FlipGlass';
  }

  /** On to the next card. */
  export interface FlyOn {
    readonly type: 'FlyOn';
  }

  /** A pile: what this seat has read in it, and which hand it is in. */
  export interface Forecast {
    readonly cards: readonly SeenCard[] | null;
    readonly reader: number | null;
  }

  export interface Fought {
    readonly type: 'Fought';
    readonly seat: number;
    readonly outcome: number;
  }

  /** Human or alien, from which cabin: as the owner likes. */
  export interface GiveCrew {
    readonly type: 'GiveCrew';
    readonly seat: number;
    readonly number: number;
  }

  /** Between equals the owner chooses where to take it from. */
  export interface GiveGoods {
    readonly type: 'GiveGoods';
    readonly seat: number;
    readonly number: number;
  }

  /** Leave the flight before the next card. */
  export interface GiveUp {
    readonly type: 'GiveUp';
  }

  /** Which tile to part with, and for whom; the last one is kept. */
  export interface Giving {
    readonly type: 'Giving';
    readonly seat: number;
  }

  /** The hourglass: how often it runs in all, the how manieth time it runs, and until when. */
  export interface Glass {
    readonly runs: number;
    readonly run: number;
    readonly running: boolean;
    readonly until: number;
    readonly beat: number;
  }

  export interface GlassFlipped {
    readonly type: 'GlassFlipped';
    readonly seat: number;
    readonly run: number;
  }

  export interface GlassRanOut {
    readonly type: 'GlassRanOut';
    readonly run: number;
  }

  /** There is nothing in hand to do that with. */
  export interface HandEmpty {
    readonly type: 'HandEmpty';
    readonly rule: string;
  }

  /** One component at a time. */
  export interface HandFull {
    readonly type: 'HandFull';
    readonly rule: string;
    readonly tile: number;
  }

  export interface HasLanded {
    readonly type: 'HasLanded';
    readonly seat: number;
    readonly planet: number;
  }

  /** Let an alien move into a cabin. */
  export interface House {
    readonly type: 'House';
    readonly square: number;
    readonly alien: number;
  }

  /** The card compares ships, and there is only one. */
  export interface Ignored {
    readonly type: 'Ignored';
    readonly card: number;
  }

  /** Take a cube one step dearer in place of one of this colour. */
  export interface Improve {
    readonly type: 'Improve';
    readonly colour: number;
  }

  export interface Improved {
    readonly type: 'Improved';
    readonly seat: number;
    readonly colour: number | null;
  }

  /** GT-CLASS4-10, 17: one cube a step dearer, or one blue cube more, as far as the bank has it. */
  export interface Improving {
    readonly type: 'Improving';
    readonly seat: number;
    readonly goods: readonly [number, number, number, number];
    readonly improved: number;
  }

  /** A player looks at the others' ships. */
  export interface Inspect {
    readonly type: 'Inspect';
    readonly seat: number;
  }

  /** Pay that premium, so that losses cost no more than its limit. */
  export interface Insure {
    readonly type: 'Insure';
    readonly premium: number;
  }

  /** For that premium, or for nothing; limit is None where every loss will be paid. */
  export interface Insured {
    readonly type: 'Insured';
    readonly seat: number;
    readonly premium: number;
    readonly limit: number | null;
  }

  /** One premium for the whole fleet (GT-FLEET-18), or none; even who has too little is asked, for that is secret. */
  export interface Insuring {
    readonly type: 'Insuring';
    readonly seat: number;
  }

  /** Where a game of several flights stands. */
  export interface Journey {
    readonly flight: number;
    readonly levels: readonly ('L' | 'I' | 'II' | 'III' | 'IIIA' | 'IV' | 'IVC')[];
    readonly titles: readonly TitleTile[];
    readonly spent: readonly number[];
  }

  /** All credits are shown after the last of several flights; whoever has most wins, all of them if several. */
  export interface JourneyOver {
    readonly type: 'JourneyOver';
    readonly credits: readonly number[];
    readonly winners: readonly number[];
  }

  /** Fly on with the part of the ship to which this square belongs. */
  export interface Keep {
    readonly type: 'Keep';
    readonly square: number;
  }

  /** GT-HIT-14: the owner chooses the part to fly on with. */
  export interface KeepPart {
    readonly type: 'KeepPart';
    readonly seat: number;
  }

  /** What a golden master engineer has set aside is fitted in when all have finished. */
  export interface KeptForLater {
    readonly type: 'KeptForLater';
    readonly rule: string;
    readonly tile: number;
  }

  /** Land on that planet of the card. */
  export interface Land {
    readonly type: 'Land';
    readonly planet: number;
  }

  export interface Launched {
    readonly type: 'Launched';
    readonly seats: readonly number[];
  }

  /** Let it lie for now. */
  export interface LeaveGlass {
    readonly type: 'LeaveGlass';
  }

  /** The rule that forced it, or "GT-GIVEUP-08" for a free choice. */
  export interface LeftFlight {
    readonly type: 'LeftFlight';
    readonly seat: number;
    readonly rule: string;
  }

  /** A golden master engineer could not fit this component in and pays for its connectors. */
  export interface LeftOver {
    readonly type: 'LeftOver';
    readonly seat: number;
    readonly tile: number;
    readonly credits: number;
  }

  /** Take the component added last in hand again. */
  export interface Lift {
    readonly type: 'Lift';
  }

  export interface Lifted {
    readonly type: 'Lifted';
    readonly seat: number;
    readonly square: number;
  }

  /** GT-GOODS-01 to 05: stow waiting cubes, take out others; what still waits at the end goes back to the bank. */
  export interface Load {
    readonly type: 'Load';
    readonly seat: number;
  }

  /** The component may not go there like this; the rule is the one broken, the squares show where. */
  export interface Misfit {
    readonly type: 'Misfit';
    readonly rule: string;
    readonly square: number;
    readonly turn: number;
    readonly squares: readonly number[];
  }

  export interface Missed {
    readonly type: 'Missed';
    readonly seat: number;
  }

  export interface Moved {
    readonly type: 'Moved';
    readonly seat: number;
    readonly days: number;
    readonly place: number;
  }

  /** What was set aside never goes back to the middle. */
  export interface NeverBack {
    readonly type: 'NeverBack';
    readonly rule: string;
    readonly tile: number;
  }

  /** Boards are cleared, components turned face down, and new piles dealt. */
  export interface NextFlight {
    readonly type: 'NextFlight';
    readonly flight: number;
    readonly level: string;
  }

  /** No cube of that colour was received, it has no better one, or the bank has none of those. */
  export interface NoBetterCube {
    readonly type: 'NoBetterCube';
    readonly rule: string;
    readonly colour: number;
  }

  /** There is no such cube. */
  export interface NoCube {
    readonly type: 'NoCube';
    readonly rule: string;
    readonly colour: number;
  }

  /** There is no energy cell on that square. */
  export interface NoEnergy {
    readonly type: 'NoEnergy';
    readonly rule: string;
    readonly battery: number;
  }

  /** The learning flight has no hourglass. */
  export interface NoGlass {
    readonly type: 'NoGlass';
    readonly rule: string;
  }

  /** That is no hold, or it is full. */
  export interface NoHold {
    readonly type: 'NoHold';
    readonly rule: string;
    readonly square: number;
  }

  /** That alien cannot live in that cabin. */
  export interface NoHome {
    readonly type: 'NoHome';
    readonly rule: string;
    readonly square: number;
    readonly alien: number;
  }

  /** You hold no pile. */
  export interface NoPile {
    readonly type: 'NoPile';
    readonly rule: string;
  }

  /** Nobody offers insurance at that price, or it cannot be paid. */
  export interface NoPremium {
    readonly type: 'NoPremium';
    readonly rule: string;
    readonly premium: number;
  }

  /** In the learning flight nothing is set aside. */
  export interface NoReserve {
    readonly type: 'NoReserve';
    readonly rule: string;
  }

  /** No ship of a fleet that could leave the others begins on that square. */
  export interface NoShip {
    readonly type: 'NoShip';
    readonly rule: string;
    readonly square: number;
  }

  /** That starting space is taken, or it is not for so few players, or the first free one must be taken. */
  export interface NoSpace {
    readonly type: 'NoSpace';
    readonly rule: string;
    readonly space: number;
  }

  /** There is no free square next to a component of the ship there, or no such turn. */
  export interface NoSquare {
    readonly type: 'NoSquare';
    readonly rule: string;
    readonly square: number;
    readonly turn: number;
  }

  /** There is no such pile, or nobody may look at it. */
  export interface NoSuchPile {
    readonly type: 'NoSuchPile';
    readonly rule: string;
    readonly pile: number;
  }

  /** No component lies face down any more. */
  export interface NoneHidden {
    readonly type: 'NoneHidden';
    readonly rule: string;
  }

  /** You have not set that component aside. */
  export interface NotAside {
    readonly type: 'NotAside';
    readonly rule: string;
    readonly tile: number;
  }

  /** That is no double component of the kind that counts now, or it has been fed already. */
  export interface NotDouble {
    readonly type: 'NotDouble';
    readonly rule: string;
    readonly component: number;
  }

  /** Nothing is wrong with that component. */
  export interface NotOffending {
    readonly type: 'NotOffending';
    readonly rule: string;
    readonly square: number;
  }

  /** There is no component of another ship there, or it was reported before. */
  export interface NotReportable {
    readonly type: 'NotReportable';
    readonly rule: string;
  }

  /** You do not hold that title, or that player has one already. */
  export interface NotYours {
    readonly type: 'NotYours';
    readonly rule: string;
    readonly title: number;
    readonly to: number;
  }

  /** First add a component; then you may read. */
  export interface NothingAdded {
    readonly type: 'NothingAdded';
    readonly rule: string;
  }

  /** What must be given up is not there. */
  export interface NothingToGive {
    readonly type: 'NothingToGive';
    readonly rule: string;
    readonly square: number;
  }

  /** Only a player whose ship is finished turns the hourglass onto its final space. */
  export interface OnlyFinished {
    readonly type: 'OnlyFinished';
    readonly rule: string;
  }

  /** Red cubes travel in special holds only. */
  export interface OnlySpecial {
    readonly type: 'OnlySpecial';
    readonly rule: string;
    readonly square: number;
  }

  /** That battery is on another ship of the fleet. */
  export interface OtherShip {
    readonly type: 'OtherShip';
    readonly rule: string;
    readonly battery: number;
  }

  /** Ready for the next flight? */
  export interface Overview {
    readonly type: 'Overview';
    readonly seat: number;
  }

  /** Credits of a seat at the end of the flight, by source. */
  export interface PaidOut {
    readonly type: 'PaidOut';
    readonly seat: number;
    readonly arrival: number;
    readonly best_looking: number;
    readonly goods: number;
    readonly losses: number;
    readonly credits: number;
  }

  /** First add a component to each of the ships that the dice have joined; this one has none yet. */
  export interface PartNotBegun {
    readonly type: 'PartNotBegun';
    readonly rule: string;
    readonly part: number;
  }

  /** Put the pile back first. */
  export interface PileInHand {
    readonly type: 'PileInHand';
    readonly rule: string;
    readonly pile: number;
  }

  /** Somebody else is reading that pile. */
  export interface PileTaken {
    readonly type: 'PileTaken';
    readonly rule: string;
    readonly pile: number;
  }

  /** There is no such planet, or somebody has landed there. */
  export interface PlanetTaken {
    readonly type: 'PlanetTaken';
    readonly rule: string;
    readonly planet: number;
  }

  /** GT-POWER-02: feed doubles one by one, each with a cell from a battery of one's choice. */
  export interface Powering {
    readonly type: 'Powering';
    readonly seat: number;
    readonly engines: boolean;
  }

  /** Put the component in hand face up in the middle of the table. */
  export interface PutBack {
    readonly type: 'PutBack';
  }

  /** Look at a forecast pile. */
  export interface Read {
    readonly type: 'Read';
    readonly pile: number;
  }

  /** A forecast pile is read; only its reader sees the cards. */
  export interface Reading {
    readonly type: 'Reading';
    readonly seat: number;
    readonly pile: number;
    readonly cards: readonly number[] | null;
  }

  /** Done with this. */
  export interface Ready {
    readonly type: 'Ready';
  }

  /** Take off an offending component. */
  export interface Remove {
    readonly type: 'Remove';
    readonly square: number;
  }

  /** The owner takes off one offending component. */
  export interface Repair {
    readonly type: 'Repair';
    readonly seat: number;
    readonly square: number;
  }

  /** Point at a component of somebody's ship: something is wrong there. */
  export interface Report {
    readonly type: 'Report';
    readonly owner: number;
    readonly square: number;
  }

  /** A golden master engineer adds nothing before two components are set aside. */
  export interface ReserveFirst {
    readonly type: 'ReserveFirst';
    readonly rule: string;
    readonly aside: readonly number[];
  }

  /** Two components at most can be set aside. */
  export interface ReserveFull {
    readonly type: 'ReserveFull';
    readonly rule: string;
    readonly aside: readonly number[];
  }

  /** Learning flight: back to the yard to mend the ship. */
  export interface Returned {
    readonly type: 'Returned';
    readonly seat: number;
  }

  export interface Revealed {
    readonly type: 'Revealed';
    readonly by: number;
    readonly card: number;
  }

  export interface Rolled {
    readonly type: 'Rolled';
    readonly by: number;
    readonly dice: readonly number[];
  }

  /** Work in a live yard, where whoever is quicker has the component. */
  export interface Rush {
    readonly type: 'Rush';
    readonly seat: number;
  }

  /** Take it, or leave it to those behind. */
  export interface Salvage {
    readonly type: 'Salvage';
    readonly seat: number;
    readonly behind: readonly number[];
  }

  /** The sand in a live yard. */
  export interface Sand {
    readonly type: 'Sand';
    readonly seat: number;
  }

  /** The hourglass has not run out yet, or not for another turn. */
  export interface SandRuns {
    readonly type: 'SandRuns';
    readonly rule: string;
  }

  /** What only the trucker sees. */
  export interface Secret {
    readonly credits: number;
    readonly intent: TakeHidden | Take | TakeAside | Lift | Remove | Read | FlipGlass | LeaveGlass | Finish | null;
  }

  /** A card, and how sure we are of what is printed on it. */
  export interface SeenCard {
    readonly card: number;
    readonly id: string;
    readonly confidence: 'confirmed' | 'single-source' | 'guess';
  }

  /** Keep the component in hand for later. */
  export interface SetAside {
    readonly type: 'SetAside';
  }

  /** The 2021 edition is a single flight of some level, or the Trek; the 2007 edition is played in rounds. */
  export interface Setting {
    readonly type: 'Setting';
    readonly edition: '2021' | '2007';
    readonly mode: 'single' | 'trek';
    readonly level: 'L' | 'I' | 'II' | 'III';
    readonly pace: 'live' | 'relaxed' | 'simulated';
    readonly free_welding: boolean;
    readonly players_inspect: boolean;
    readonly rounds: 'I-II-III' | 'I' | 'II' | 'III' | 'I-II' | 'I-III' | 'II-III';
    readonly training: boolean;
    readonly ship: 'III' | 'IIIA' | 'both' | 'IV' | 'IVC' | 'III-IV' | 'III-IVC';
    readonly optimised_forecasts: boolean;
    readonly teams: boolean;
    readonly change_places: boolean;
  }

  /** Raise a shield with an energy cell of that battery. */
  export interface Shield {
    readonly type: 'Shield';
    readonly battery: number;
  }

  /** A trucker as somebody sees them. */
  export interface Ship {
    readonly cells: readonly number[];
    readonly aboard: readonly number[];
    readonly holds_tile: boolean;
    readonly hand: number | null;
    readonly reserved: boolean;
    readonly last: number;
    readonly last_reserved: boolean;
    readonly aside: readonly number[];
    readonly knows: readonly number[];
    readonly ready_at: number;
    readonly space: number;
    readonly mended: boolean;
    readonly accused: number;
    readonly faults: readonly Fault[];
    readonly place: number;
    readonly flying: boolean;
    readonly left_by: string;
    readonly stalled: boolean;
    readonly fed: number;
    readonly power: number;
    readonly dock: readonly [number, number, number, number];
    readonly lost: readonly number[];
    readonly fleet: readonly (readonly number[])[];
    readonly stored: readonly [number, number, number, number];
    readonly premium: number;
    readonly paid: readonly number[];
    readonly waiting: boolean;
    readonly partner: number | null;
    readonly secret: Secret | null;
  }

  /** One ship of a fleet gives up, or does not take off: the rule that forced it, or "GT-FLEET-39" by choice. */
  export interface ShipLeft {
    readonly type: 'ShipLeft';
    readonly seat: number;
    readonly squares: readonly number[];
    readonly rule: string;
  }

  /** Shoot the asteroid, with an energy cell of that battery if only a double cannon can. */
  export interface Shoot {
    readonly type: 'Shoot';
    readonly battery: number;
  }

  export interface Sight {
    readonly type: 'Sight';
    readonly setting: Setting;
    readonly level: 'L' | 'I' | 'II' | 'III' | 'IIIA' | 'IV' | 'IVC';
    readonly journey: Journey | null;
    readonly bridges: readonly number[];
    readonly quickness: readonly number[];
    readonly yard: Yard;
    readonly forecasts: readonly Forecast[];
    readonly glass: Glass;
    readonly left: number;
    readonly sky: Sky;
    readonly bank: readonly number[];
    readonly truckers: readonly Ship[];
  }

  /** One player gives the signal, turning the hourglass if there is one, and all begin. */
  export interface Signal {
    readonly type: 'Signal';
    readonly seat: number;
  }

  /** The flight: who is where, and the cards. */
  export interface Sky {
    readonly launched: boolean;
    readonly order: readonly number[];
    readonly card: SeenCard | null;
    readonly step: number;
    readonly next_level: string | null;
    readonly cards_left: number;
    readonly flown: readonly number[];
    readonly dice: readonly number[];
    readonly beaten: readonly number[];
    readonly landed: readonly number[];
  }

  /** Fly on, or leave; and if players inspect, point at a fault that everyone has missed. */
  export interface Stay {
    readonly type: 'Stay';
    readonly seat: number;
  }

  /** The sand has run out on the final space: nobody builds any more. */
  export interface Stopped {
    readonly type: 'Stopped';
  }

  /** Put a waiting cube into a hold. */
  export interface Stow {
    readonly type: 'Stow';
    readonly colour: number;
    readonly square: number;
  }

  export interface Stowed {
    readonly type: 'Stowed';
    readonly seat: number;
    readonly colour: number;
    readonly square: number;
  }

  /** Give up what lies on this component: a crew member, a cube or an energy cell, as the card demands. */
  export interface Surrender {
    readonly type: 'Surrender';
    readonly square: number;
  }

  /** Take a component that lies face up. */
  export interface Take {
    readonly type: 'Take';
    readonly tile: number;
  }

  /** Take one of the components that you have set aside. */
  export interface TakeAside {
    readonly type: 'TakeAside';
    readonly tile: number;
  }

  /** Take a component that lies face down. */
  export interface TakeHidden {
    readonly type: 'TakeHidden';
  }

  /** Let it strike. */
  export interface TakeHit {
    readonly type: 'TakeHit';
  }

  /** Take one blue cube more. */
  export interface TakeMore {
    readonly type: 'TakeMore';
  }

  /** The component does not lie face up in the middle: somebody else was faster. */
  export interface TileGone {
    readonly type: 'TileGone';
    readonly rule: string;
    readonly tile: number;
  }

  /** The sand has run out. */
  export interface TimeUp {
    readonly type: 'TimeUp';
  }

  export interface TitleDefended {
    readonly type: 'TitleDefended';
    readonly seat: number;
    readonly title: number;
    readonly credits: number;
    readonly golden: boolean;
  }

  /** Who won several tiles gives one to somebody without. */
  export interface TitleGiven {
    readonly type: 'TitleGiven';
    readonly seat: number;
    readonly to: number;
    readonly title: number;
  }

  /** What each seat scored for a title, None for those who gave up; what each of the best is paid for that alone. */
  export interface TitleJudged {
    readonly type: 'TitleJudged';
    readonly title: number;
    readonly scores: readonly (number | null)[];
    readonly best: readonly number[];
    readonly credits: number;
  }

  /** Not defended; the tile stays, on its side. */
  export interface TitleMissed {
    readonly type: 'TitleMissed';
    readonly seat: number;
    readonly title: number;
  }

  /** The tile goes to this seat after the first flight. */
  export interface TitleTaken {
    readonly type: 'TitleTaken';
    readonly seat: number;
    readonly title: number;
  }

  /** A pilot title: whose it is, which side is up, and what every ship scores for it as it is now. */
  export interface TitleTile {
    readonly title: number;
    readonly id: string;
    readonly holder: number | null;
    readonly golden: boolean;
    readonly legend: boolean;
    readonly scores: readonly number[];
  }

  /** The two components of a golden master engineer need connectors on five sides together. */
  export interface TooSmooth {
    readonly type: 'TooSmooth';
    readonly rule: string;
    readonly tile: number;
    readonly connectors: number;
  }

  export interface Took {
    readonly type: 'Took';
    readonly seat: number;
    readonly tile: number;
    readonly aside: boolean;
  }

  /** A face-down component was taken; only its taker sees it. */
  export interface TookHidden {
    readonly type: 'TookHidden';
    readonly seat: number;
    readonly tile: number | null;
  }

  /** Take a cube out of a hold, to move it or to throw it away. */
  export interface Unload {
    readonly type: 'Unload';
    readonly colour: number;
    readonly square: number;
  }

  export interface Unloaded {
    readonly type: 'Unloaded';
    readonly seat: number;
    readonly colour: number;
    readonly square: number;
  }

  export interface WasClosed {
    readonly type: 'WasClosed';
    readonly seat: number;
    readonly pile: number;
  }

  export interface WasPutBack {
    readonly type: 'WasPutBack';
    readonly seat: number;
    readonly tile: number;
  }

  export interface WasSetAside {
    readonly type: 'WasSetAside';
    readonly seat: number;
    readonly tile: number;
  }

  /** Who has finished may turn the run-out hourglass. */
  export interface Watch {
    readonly type: 'Watch';
    readonly seat: number;
  }

  export interface Weakest {
    readonly type: 'Weakest';
    readonly seat: number;
    readonly line: number;
  }

  /** Add the component in hand to the ship, turned clockwise by so many quarters. */
  export interface Weld {
    readonly type: 'Weld';
    readonly square: number;
    readonly turn: number;
  }

  export interface Welded {
    readonly type: 'Welded';
    readonly seat: number;
    readonly tile: number;
    readonly square: number;
    readonly turn: number;
  }

  /** Let the ship of the fleet to which this square belongs give up before the next card. */
  export interface Withdraw {
    readonly type: 'Withdraw';
    readonly square: number;
  }

  /** Take, look, weld, move, put back, set aside, read, finish. */
  export interface Work {
    readonly type: 'Work';
    readonly seat: number;
  }

  /** The middle of the table while ships are built. */
  export interface Yard {
    readonly hidden: number;
    readonly heap: readonly number[];
    readonly free_spaces: readonly number[];
  }
}
