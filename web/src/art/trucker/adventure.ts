import type { Good } from './tile';

export type Level = 'I' | 'II' | 'III';
export type Side = 'front' | 'right' | 'rear' | 'left';
export type HitSize = 'large' | 'small' | 'heavy' | 'light';

/** Something that flies at a ship: a meteor (large, small) or a shot (heavy, light). */
export interface Hit {
  readonly size: HitSize;
  readonly from: Side;
}

export type Criterion = 'fewest_crew' | 'weakest_engines' | 'weakest_cannons';
export type Penalty =
  | { readonly kind: 'days' | 'crew' | 'goods'; readonly amount: number }
  | { readonly kind: 'shots'; readonly shots: readonly Hit[] };

export interface CombatLine {
  readonly criterion: Criterion;
  readonly penalty: Penalty;
}

interface Enemy {
  readonly strength: number;
  readonly days: number;
}

export type Adventure = { readonly level: Level; readonly learning: boolean } & (
  | ({ readonly type: 'slavers'; readonly crewLost: number; readonly credits: number } & Enemy)
  | ({ readonly type: 'smugglers'; readonly goodsLost: number; readonly goods: readonly Good[] } & Enemy)
  | ({ readonly type: 'pirates'; readonly shots: readonly Hit[]; readonly credits: number } & Enemy)
  | { readonly type: 'stardust' | 'open_space' | 'epidemic' | 'sabotage' }
  | { readonly type: 'meteor_swarm'; readonly meteors: readonly Hit[] }
  | { readonly type: 'planets'; readonly planets: readonly (readonly Good[])[]; readonly days: number }
  | { readonly type: 'combat_zone'; readonly lines: readonly CombatLine[] }
  | { readonly type: 'abandoned_ship'; readonly crewLost: number; readonly credits: number; readonly days: number }
  | {
      readonly type: 'abandoned_station';
      readonly crewNeeded: number;
      readonly goods: readonly Good[];
      readonly days: number;
    }
);
export type AdventureType = Adventure['type'];
