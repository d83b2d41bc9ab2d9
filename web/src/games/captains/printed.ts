import artifactsFile from '../../../../startable/games/captains/data/artifacts.toml';
import boardFile from '../../../../startable/games/captains/data/board.toml';
import countdownFile from '../../../../startable/games/captains/data/countdown.toml';
import effectsFile from '../../../../startable/games/captains/data/effects.toml';
import epiloguesFile from '../../../../startable/games/captains/data/epilogues.toml';
import eventsFile from '../../../../startable/games/captains/data/events.toml';
import factionsFile from '../../../../startable/games/captains/data/factions.toml';
import missionsFile from '../../../../startable/games/captains/data/missions.toml';
import piratesFile from '../../../../startable/games/captains/data/pirates.toml';
import soloFile from '../../../../startable/games/captains/data/solo.toml';
import stationsFile from '../../../../startable/games/captains/data/stations.toml';
import shipFile from '../../../../startable/games/captains/data/techboards.toml';
import technologiesFile from '../../../../startable/games/captains/data/technologies.toml';
import type {
  CrewColour,
  EdgeIcons,
  Effect,
  Faction,
  Mission,
  MissionLine,
  RingSpace,
  RouteColour,
  Technology,
} from '../../art/captains/content';
import type { Place } from '../../art/captains/starmap';
import { preferences } from '../../preferences.svelte';

/** What is printed on cards, boards and tokens: the game's own data, by the numbers that the server speaks in. */

export interface Text {
  readonly en: string;
  readonly fr: string;
}
export type Named = Text & { readonly key: string };
/** As it is set in print: a French colon or question mark never begins a line. */
export const said = (text: Text): string =>
  text[preferences.language].replaceAll("'", '’').replaceAll(/ (?=[:;!?»])/g, '\u00a0');

type PlaceKind = 'home' | 'planet';
interface WrittenMap extends Text {
  readonly locations: readonly (Place & Named & { readonly kind: PlaceKind })[];
  readonly routes: readonly { readonly a: string; readonly b: string; readonly colour: RouteColour }[];
}

interface WrittenTechnology extends Named {
  readonly type: 'room' | 'ability';
  readonly colour: CrewColour;
  readonly effects: readonly Effect[];
  readonly icons: EdgeIcons;
  readonly single_use: boolean;
  readonly may_replace: boolean;
}

interface OmegaScore {
  readonly per: string;
  readonly points: number;
  readonly max?: number;
}
interface WrittenOmega extends Named {
  readonly score: OmegaScore;
  readonly text_en: string;
  readonly text_fr: string;
  readonly icons: EdgeIcons;
  readonly may_replace: boolean;
}

interface WrittenMission extends Named {
  readonly points: number;
  readonly flavour_en: string;
  readonly flavour_fr: string;
  readonly lines: readonly MissionLine[];
}

interface WrittenEvent extends Named {
  readonly faction: Faction;
  readonly timing: 'immediate' | 'ongoing';
  readonly first_active: readonly Effect[];
  readonly each: readonly Effect[];
  readonly special: string;
}

interface WrittenPassenger extends Named {
  readonly action_en: string;
  readonly action_fr: string;
  readonly score: { readonly kind: string; readonly points: number; readonly offset: number; readonly max: number };
  readonly score_en: string;
  readonly score_fr: string;
}

interface Room extends Named {
  readonly colour: CrewColour | 'grey';
  readonly effects: readonly Effect[];
}

interface Power extends Named {
  readonly slots?: number;
  readonly queue_keeps?: number;
}

interface Slot {
  readonly row: number;
  readonly column: number;
  readonly icons: EdgeIcons;
}

/** The files of a content set, as they are written. */
export interface Files {
  readonly artifacts: { readonly artifact: readonly (Named & { colours: readonly [CrewColour, CrewColour] })[] };
  readonly board: { readonly map: readonly WrittenMap[] };
  readonly countdown: { readonly round: readonly { each_player: readonly Effect[] }[] };
  readonly effects: { readonly special: readonly Power[] };
  readonly epilogues: { readonly epilogue: readonly Text[] };
  readonly events: { readonly event: readonly WrittenEvent[]; readonly solo_event: readonly WrittenEvent[] };
  readonly factions: {
    readonly faction: readonly (Named & { key: Faction; face: readonly { spaces: readonly RingSpace[] }[] })[];
    readonly lap_points: number;
  };
  readonly missions: { readonly mission: readonly WrittenMission[] };
  readonly pirates: {
    readonly pirate: readonly { exhaust: RouteColour; reward: string }[];
    readonly reward: Readonly<Record<string, Text & { effects: readonly Effect[] }>>;
  };
  readonly solo: {
    readonly companion: Text;
    readonly action: readonly Named[];
    readonly passenger: readonly WrittenPassenger[];
  };
  readonly stations: { readonly station: readonly (Named & { effects: readonly Effect[] })[] };
  readonly techboards: {
    readonly face: readonly (Text & { slots: readonly Slot[] })[];
    readonly ship: { cargo_slots: number; queue_keeps: number; room: readonly Room[] };
  };
  readonly technologies: { readonly technology: readonly WrittenTechnology[]; readonly omega: readonly WrittenOmega[] };
}

const STANDARD = {
  artifacts: artifactsFile,
  board: boardFile,
  countdown: countdownFile,
  effects: effectsFile,
  epilogues: epiloguesFile,
  events: eventsFile,
  factions: factionsFile,
  missions: missionsFile,
  pirates: piratesFile,
  solo: soloFile,
  stations: stationsFile,
  techboards: shipFile,
  technologies: technologiesFile,
} as Files;

export type Card = Technology &
  Named & {
    readonly score?: OmegaScore;
    readonly long: Text | null;
    /** The power of an ability. */
    readonly power: string | null;
  };

// The set that is being played with. It is laid out before a table is shown, and stays until the next one.
let files: Files = STANDARD;
let powers: ReadonlyMap<string, Power>;
/** Technologies first, then omegas. */
export let CARDS: readonly Card[];
export let MAPS: Files['board']['map'];
export let MISSIONS: readonly (Mission & WrittenMission)[];
export let EVENTS: readonly WrittenEvent[];
export let SOLO_EVENTS: readonly WrittenEvent[];
export let FACTIONS: Files['factions']['faction'];
export let LAP_POINTS: number;
export let BOARDS: Files['techboards']['face'];
export let ROOMS: readonly Room[];
export let CARGO_SLOTS: number;
export let QUEUE_KEEPS: number;
export let ARTIFACTS: Files['artifacts']['artifact'];
export let ROUNDS: readonly (readonly Effect[])[];
export let STATIONS: Files['stations']['station'];
export let ACTIONS: readonly Named[];
export let PASSENGERS: readonly WrittenPassenger[];
export let COMPANION: Text;
export let EPILOGUES: readonly Text[];
export let PIRATES: readonly {
  readonly exhaust: RouteColour;
  readonly reward: string;
  readonly gift: (Text & { readonly effects: readonly Effect[] }) | undefined;
}[];

/** Lay out a host's own set, or without one the set that comes with the game. */
export function layOut(set: Files | null): void {
  files = set ?? STANDARD;
  powers = new Map(files.effects.special.map((power) => [power.key, power]));
  CARDS = [...files.technologies.technology.map(technologyCard), ...files.technologies.omega.map(omegaCard)];
  MAPS = files.board.map;
  MISSIONS = files.missions.mission;
  ({ event: EVENTS, solo_event: SOLO_EVENTS } = files.events);
  ({ faction: FACTIONS, lap_points: LAP_POINTS } = files.factions);
  BOARDS = files.techboards.face;
  ({ room: ROOMS, cargo_slots: CARGO_SLOTS, queue_keeps: QUEUE_KEEPS } = files.techboards.ship);
  ARTIFACTS = files.artifacts.artifact;
  ROUNDS = files.countdown.round.map(({ each_player }) => each_player);
  STATIONS = files.stations.station;
  ({ action: ACTIONS, passenger: PASSENGERS, companion: COMPANION } = files.solo);
  EPILOGUES = files.epilogues.epilogue;
  const { pirate, reward } = files.pirates;
  PIRATES = pirate.map(({ exhaust, reward: key }) => ({ exhaust, reward: key, gift: reward[key] }));
}

/** Whether the set is the one that comes with the game, for which there are shorter words. */
export const isStandard = (): boolean => files === STANDARD;

export const powerText = (key: string): string => said(powers.get(key) ?? { en: key, fr: key });

/** The power of that name, if one of these cards has it. */
export const powerAmong = (cards: readonly number[], key: string): Power | undefined =>
  cards.some((card) => CARDS[card]?.power === key) ? powers.get(key) : undefined;

function technologyCard({ key, en, fr, icons, effects, ...card }: WrittenTechnology): Card {
  const [own] = effects;
  const power = own?.op === 'special' ? own.key : null;
  const shared = { key, en, fr, icons, power, replaces: card.may_replace, long: powers.get(power ?? '') ?? null };
  return card.type === 'ability'
    ? { ...shared, type: 'ability' }
    : { ...shared, type: 'room', colour: card.colour, effects, singleUse: card.single_use };
}

function omegaCard({ key, en, fr, icons, score, may_replace, text_en, text_fr }: WrittenOmega): Card {
  const long = { en: text_en, fr: text_fr };
  return { key, en, fr, icons, score, power: null, replaces: may_replace, type: 'omega', long };
}

layOut(null);

/** Events of the game for several, or of the solo game. */
export const eventsFor = (solo: boolean): readonly WrittenEvent[] => (solo ? SOLO_EVENTS : EVENTS);

/** Something that is printed, by its number; a number beyond what is printed is a fault of the server. */
export function at<T>(list: readonly T[], number: number): T {
  const found = list[number];
  if (found === undefined) throw new Error(`there is no number ${number} in a list of ${list.length}`);
  return found;
}
