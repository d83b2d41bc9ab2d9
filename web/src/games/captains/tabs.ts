import type { IconName } from '../../art/shared/icons';
import type { captains } from '../../wire/types';
import type { Light, Target } from './targets';

export const TABS = ['map', 'ship', 'technologies', 'tracks'] as const;
export type Tab = (typeof TABS)[number];
export const TAB_ICON: Readonly<Record<Tab, IconName>> = {
  map: 'map',
  ship: 'ship',
  technologies: 'construction',
  tracks: 'ring',
};

/** On a phone, which part of the board shows a thing. */
const SHOWN: Readonly<Record<string, Tab>> = {
  place: 'map',
  road: 'map',
  figure: 'ship',
  queue: 'ship',
  room: 'ship',
  artifact: 'ship',
  token: 'ship',
  hold: 'ship',
  mission: 'ship',
  option: 'ship',
  copy: 'ship',
  slot: 'technologies',
  card: 'technologies',
  ring: 'tracks',
};

const SHIP_ROOMS = 4;

/** Rooms in the slots of the technology board stand there. */
export function tabOf(target: Target): Tab | undefined {
  const [kind = '', number] = target.split(':');
  return kind === 'room' && Number(number) >= SHIP_ROOMS ? 'technologies' : SHOWN[kind];
}

export function tabsWithLight({ lit }: Light): ReadonlySet<Tab> {
  return new Set([...lit].flatMap((target) => tabOf(target) ?? []));
}

/** The parts of the ship that take turns on a tablet. */
export const PAGES = ['hold', 'technologies', 'market'] as const;
export type Page = (typeof PAGES)[number];
export const PAGE_ICON: Readonly<Record<Page, IconName>> = {
  hold: 'warehouse',
  technologies: 'construction',
  market: 'card',
};

const PAGE_OF: Readonly<Record<string, Page>> = {
  artifact: 'hold',
  token: 'hold',
  hold: 'hold',
  slot: 'technologies',
  room: 'technologies',
  card: 'market',
};

function pageOf(target: Target): Page | undefined {
  const [kind = ''] = target.split(':');
  return kind === 'room' && tabOf(target) === 'ship' ? undefined : PAGE_OF[kind];
}

export const pagesWithLight = ({ lit }: Light): ReadonlySet<Page> =>
  new Set([...lit].flatMap((target) => pageOf(target) ?? []));

/** Cards come before the slots that they are put into; otherwise the part that holds the decision, if only one does. */
export function decisionPage(light: Light, touched: readonly Target[]): Page {
  const pages = pagesWithLight(light);
  if (touched.some((target) => target.startsWith('card:'))) return 'technologies';
  if (pages.has('market')) return 'market';
  return pages.size === 1 && pages.has('technologies') ? 'technologies' : 'hold';
}

const DECIDED: Readonly<Partial<Record<captains.Ask['type'], Tab>>> = {
  Flying: 'map',
  Jumping: 'map',
  Fighting: 'map',
  Pardoning: 'map',
  Sending: 'map',
  Striking: 'map',
  Installing: 'technologies',
  Advancing: 'tracks',
  Catching: 'tracks',
  Retreating: 'tracks',
};

const STAGED: ReadonlySet<string> = new Set<captains.Ask['type']>([
  'Assigning',
  'Facing',
  'Ordering',
  'Choosing',
  'Copying',
]);

/** Whether the ship's stage holds the decision: a mission, two effects, cards that were drawn or can be copied. */
export function isStaged(ask: captains.Ask | null): boolean {
  return ask !== null && (STAGED.has(ask.type) || isDrawn(ask));
}

const isDrawn = (ask: captains.Ask): boolean =>
  ask.type === 'Installing' && (ask.source === 'drawn' || ask.source === 'event');

/** Which part holds each decision. Cards that were drawn lie on the ship's stage. */
export function decisionTab(ask: captains.Ask | null): Tab {
  return (ask && DECIDED[ask.type]) ?? 'ship';
}
