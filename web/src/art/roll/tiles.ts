export const DIE_COLOURS = ['white', 'red', 'purple', 'cyan', 'brown', 'green', 'yellow'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

export const PHASES = ['explore', 'develop', 'settle', 'produce', 'ship'] as const;
export type Phase = (typeof PHASES)[number];
export type Face = Phase | 'wild';
export const FACES = [...PHASES, 'wild'] as const satisfies readonly Face[];

export const WORLD_KINDS = ['novelty', 'rare', 'genes', 'alien', 'gray'] as const;
export type WorldKind = (typeof WORLD_KINDS)[number];

export type Destination = 'citizenry' | 'cup' | 'good';

/** What placing a tile gave, in the order in which it gave it. */
export interface Gains {
  readonly remove: number;
  readonly credits: number;
  readonly dice: readonly { readonly colour: DieColour; readonly to: Destination }[];
}

export interface World {
  readonly type: 'world';
  readonly name: string;
  readonly cost: number;
  readonly kind: WorldKind;
  readonly gains: Gains;
}

export interface Development {
  readonly type: 'development';
  readonly name: string;
  readonly cost: number;
  /** Where its power acts; nowhere means once, when it is placed. */
  readonly phases: readonly (Phase | 'assign')[];
}

export type Side = World | Development;

/** The die that a world takes as its good. */
export const GOOD_OF: Readonly<Record<Exclude<WorldKind, 'gray'>, DieColour>> = {
  novelty: 'cyan',
  rare: 'brown',
  genes: 'green',
  alien: 'yellow',
};

/** What a good sells for, by the kind of its world. */
export const PRICE: Readonly<Record<WorldKind, number | undefined>> = {
  novelty: 3,
  rare: 4,
  genes: 5,
  alien: 6,
  gray: undefined,
};

/** The sign on a development: its first phase; reassigning and immediate powers wear the wild asterisk. */
export function signOf({ phases }: Development): Face {
  const [first] = phases;
  return first === undefined || first === 'assign' ? 'wild' : first;
}
