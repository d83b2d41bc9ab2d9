import type { IconName } from '../../art/shared/icons';
import type { TruckerStage } from './stage';
import type { Light, Target } from './targets';

export type Tab = 'ship' | 'yard' | 'edge' | 'card' | 'rivals';
export const TAB_ICON: Readonly<Record<Tab, IconName>> = {
  ship: 'ship',
  yard: 'warehouse',
  edge: 'card',
  card: 'card',
  rivals: 'people',
};

export const tabsFor = (stage: TruckerStage): readonly Tab[] =>
  stage === 'build' ? ['ship', 'yard', 'edge', 'rivals'] : ['ship', 'card', 'rivals'];

/** On a phone, which part of the board shows a thing. */
const SHOWN: Readonly<Record<string, Tab>> = {
  square: 'ship',
  aside: 'ship',
  reserve: 'ship',
  cube: 'ship',
  pile: 'edge',
  space: 'edge',
  glass: 'edge',
  planet: 'ship',
  theirs: 'rivals',
};

export const tabOf = (target: Target): Tab | undefined => SHOWN[target.split(':')[0] ?? ''];

export const tabsWithLight = ({ lit }: Light): ReadonlySet<Tab> =>
  new Set([...lit].flatMap((target) => tabOf(target) ?? []));
