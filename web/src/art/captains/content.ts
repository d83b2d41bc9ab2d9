import type { Shape } from '../shared/palette';

export type CrewColour = 'red' | 'yellow' | 'blue';
export type CrewKind = CrewColour | 'cadet' | 'android';
export const CREW_KINDS = ['red', 'yellow', 'blue', 'cadet', 'android'] as const satisfies readonly CrewKind[];

/** Gold lines are filled by androids only. */
export type LineColour = CrewColour | 'gold';
export type RouteColour = 'green' | 'violet' | 'yellow';
export type Faction = 'cooperation' | 'zinca' | 'nian';
export type Track = Faction | 'any';
export type BonusIcon = 'repair' | 'medal' | 'move';
export const EDGES = ['top', 'left', 'right', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];
export type EdgeIcons = Readonly<Partial<Record<Edge, BonusIcon>>>;

type CountedOp =
  | 'move'
  | 'fight'
  | 'repair'
  | 'damage'
  | 'medal'
  | 'artifact'
  | 'pirate'
  | 'android'
  | 'cadet'
  | 'ambush'
  | 'recall_first'
  | 'train'
  | 'draw_technology'
  | 'draw_omega'
  | 'peek_missions';

export type Effect =
  | { readonly op: CountedOp; readonly n: number }
  | { readonly op: 'jump' | 'research' | 'recycle' }
  | { readonly op: 'advance'; readonly track: Track; readonly n: number; readonly times: number }
  | { readonly op: 'discard'; readonly what: Discarded; readonly then: readonly Effect[] }
  | { readonly op: 'choice'; readonly options: readonly (readonly Effect[])[] }
  | { readonly op: 'per_android'; readonly then: readonly Effect[] }
  | { readonly op: 'special'; readonly key: string };
export type Discarded = 'pirate' | 'artifact' | 'medal' | 'android' | 'technology';

export interface MissionLine {
  readonly colour: LineColour;
  readonly effects: readonly Effect[];
}

export interface Mission {
  readonly points: number;
  readonly lines: readonly MissionLine[];
}

/** A room of a colour, an ability that always counts, or an omega that scores at the end. */
export type Technology = {
  readonly icons: EdgeIcons;
  /** It may take the place of one of your technologies. */
  readonly replaces: boolean;
} & (
  | {
      readonly type: 'room';
      readonly colour: CrewColour;
      readonly effects: readonly Effect[];
      readonly singleUse: boolean;
    }
  | { readonly type: 'ability' | 'omega' }
);

export interface RingSpace {
  readonly zone: number;
  readonly start?: boolean;
  readonly event?: boolean;
  readonly bonus?: readonly Effect[];
}

export const CREW_FILL: Readonly<Record<CrewKind, string>> = {
  red: '#E5484D',
  yellow: '#F2C230',
  blue: '#4A8DF0',
  cadet: '#A9B5CC',
  android: '#E0A93B',
};

export const LINE_FILL: Readonly<Record<LineColour, string>> = {
  red: CREW_FILL.red,
  yellow: CREW_FILL.yellow,
  blue: CREW_FILL.blue,
  gold: CREW_FILL.android,
};

/** The mark of a colour, on chests, lines, artifacts and rooms. */
export const LINE_SHAPE: Readonly<Record<LineColour, Shape>> = {
  red: 'triangle',
  yellow: 'square',
  blue: 'dot',
  gold: 'hexagon',
};

export const FACTION_FILL: Readonly<Record<Faction, string>> = {
  cooperation: '#9B6BE0',
  zinca: '#E0A93B',
  nian: '#E8763A',
};

/** A route is a colour and a dash. */
export const ROUTE: Readonly<Record<RouteColour, { stroke: string; width: number; dash?: string; cap?: 'round' }>> = {
  green: { stroke: '#46C07A', width: 4 },
  violet: { stroke: '#B07CF0', width: 4, dash: '11 6' },
  yellow: { stroke: '#EBC24A', width: 6, dash: '1 8', cap: 'round' },
};
