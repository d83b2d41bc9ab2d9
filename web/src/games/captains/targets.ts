import type { Scene, captains } from '../../wire/types';
import { ANDROID } from './figures';

/** A place on the board that can be touched: a figure, a room, a planet; or a word on a button of the call bar. */
export type Target = string;

export const figure = (kind: number): Target => `figure:${kind}`;
export const queued = (position: number): Target => `queue:${position}`;
export const room = (number: number): Target => `room:${number}`;
export const slot = (number: number): Target => `slot:${number}`;
/** Tokens of a kind are alike: the first, the second of a pair. */
export const artifact = (kind: number, nth: number): Target => `artifact:${kind}:${nth}`;
export const token = (kind: number): Target => `token:${kind}`;
export const place = (number: number): Target => `place:${number}`;
export const road = (number: number): Target => `road:${number}`;
export const ring = (track: number): Target => `ring:${track}`;
export const card = (space: number): Target => `card:${space}`;
export const option = (number: number): Target => `option:${number}`;
export const copied = (captain: number, at: number): Target => `copy:${captain}:${at}`;
export const MISSION: Target = 'mission';
export const HOLD: Target = 'hold';
export const sayTrain = (colour: number): Target => `say:train:${colour}`;
export const SAY_PROMOTE: Target = 'say:promote';
export const saySpaces = (spaces: number): Target => `say:spaces:${spaces}`;
export const isSaid = (target: Target): boolean => target.startsWith('say:');

/** Tokens that are dropped or paid: artifacts 0 to 2, then pirate, medal, android. */
export const [PIRATE, MEDAL, ANDROID_TOKEN] = [3, 4, 5];

const dropped = (kind: number): Target => (kind === ANDROID_TOKEN ? figure(ANDROID) : token(kind));

function pair({ first, second }: captains.Awaken): readonly Target[] {
  return first === second ? [artifact(first, 0), artifact(first, 1)] : [artifact(first, 0), artifact(second, 0)];
}

/** A commander between two tasks needs no touching. */
function activated({ room: at, figure: who }: captains.Activate, ask: Scene['ask']): readonly Target[] {
  return ask?.type === 'SecondTask' ? [room(at)] : [room(at), figure(who)];
}

type Named = {
  readonly [C in captains.Choice as C['type']]: C;
};
type Touching = {
  readonly [K in keyof Named]: (choice: Named[K], ask: Scene['ask']) => readonly Target[];
};

/** What is touched to make each choice, in any order. Choices without a place are buttons. */
export const TOUCHED: Touching = {
  Activate: activated,
  Advance: ({ track, spaces }) => [ring(track), saySpaces(spaces)],
  Again: () => [],
  Assign: ({ figure: who }) => [figure(who)],
  Attack: ({ road: at }) => [road(at)],
  Awaken: (choice) => [room(choice.room), ...pair(choice)],
  Copy: ({ captain, slot: at }) => [copied(captain, at)],
  DoMission: () => [MISSION],
  Drop: ({ token: kind }) => [dropped(kind)],
  Go: ({ place: to }) => [place(to)],
  Hide: ({ room: at }) => [room(at)],
  Install: ({ space, slot: at }) => [card(space), slot(at)],
  Invoke: ({ slot: at }) => [slot(at)],
  Mend: ({ slot: at }) => [at < 0 ? HOLD : slot(at)],
  Pardon: ({ road: at }) => [road(at)],
  Pass: () => [],
  Pick: ({ option: number }, ask) => (ask?.type === 'Choosing' ? [option(number)] : []),
  Promote: ({ colour }) => [figure(colour), SAY_PROMOTE],
  PromoteInQueue: ({ position }) => [queued(position)],
  Recall: ({ position }) => [queued(position)],
  Resolve: () => [],
  Retreat: ({ track, spaces }) => [ring(track), saySpaces(spaces)],
  Rouse: () => [],
  Scrap: ({ slot: at }) => [slot(at)],
  Send: ({ place: to }) => [place(to)],
  Shield: () => [],
  Skip: () => [],
  Stop: () => [],
  Strike: ({ road: at }) => [road(at)],
  Swap: () => [],
  Train: ({ figure: who, colour }) => [figure(who), sayTrain(colour)],
};

export interface Offer {
  readonly choice: captains.Choice;
  readonly targets: readonly Target[];
}

export function offersOf(choices: readonly captains.Choice[], ask: Scene['ask']): readonly Offer[] {
  const touched = (choice: captains.Choice) =>
    (TOUCHED[choice.type] as (c: captains.Choice, a: Scene['ask']) => readonly Target[])(choice, ask);
  return choices.map((choice) => ({ choice, targets: touched(choice) })).filter(({ targets }) => targets.length > 0);
}

const has = ({ targets }: Offer, touched: readonly Target[]) => touched.every((target) => targets.includes(target));

/** What every choice shares need not be touched: the only track, the only card. */
export function implied(offers: readonly Offer[]): readonly Target[] {
  const [first, ...others] = offers;
  if (!first || others.length === 0) return [];
  const shared = first.targets.filter((target) => !isSaid(target) && others.every((offer) => has(offer, [target])));
  return offers.some(({ targets }) => targets.every((target) => shared.includes(target))) ? [] : shared;
}

export interface Light {
  /** What may be touched next. */
  readonly lit: ReadonlySet<Target>;
  /** What has been touched, or goes without saying. */
  readonly held: ReadonlySet<Target>;
  /** What may still be chosen. */
  readonly open: readonly Offer[];
}

/** `more`: what can be touched besides, places that are reached by several choices. */
export function light(offers: readonly Offer[], touched: readonly Target[], more: readonly Target[] = []): Light {
  const held = new Set([...touched, ...implied(offers)]);
  const open = offers.filter((offer) => has(offer, touched));
  const next = open.flatMap(({ targets }) => targets).filter((target) => !held.has(target));
  return { lit: new Set([...next, ...more]), held, open };
}

/** The choice that is made once nothing is left to touch; null while something is. */
export function settled({ open, held }: Light): captains.Choice | null {
  return open.find(({ targets }) => targets.every((target) => held.has(target)))?.choice ?? null;
}
