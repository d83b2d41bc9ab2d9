import type { IconName } from '../../art/shared/icons';
import type { Light, Target } from './targets';

export const TABS = ['phases', 'empire', 'build', 'rivals'] as const;
export type Tab = (typeof TABS)[number];
export const TAB_ICON: Readonly<Record<Tab, IconName>> = {
  phases: 'dice',
  empire: 'map',
  build: 'construction',
  rivals: 'people',
};

/** On a phone, which part of the board shows a thing. */
const SHOWN: Readonly<Record<string, Tab>> = {
  worker: 'phases',
  extra: 'phases',
  column: 'phases',
  socket: 'phases',
  dictate: 'phases',
  side: 'empire',
  good: 'empire',
  tile: 'build',
  builder: 'build',
  citizen: 'build',
  cup: 'build',
  crew: 'build',
};

export const tabOf = (target: Target): Tab | undefined => SHOWN[target.split(':')[0] ?? ''];

export function tabsWithLight({ lit }: Light): ReadonlySet<Tab> {
  return new Set([...lit].flatMap((target) => tabOf(target) ?? []));
}

/** Which part holds each decision; a good is chosen on its world, and its shippers are shown there too. */
const DECIDED: Readonly<Record<string, Tab>> = {
  ProduceGood: 'empire',
  ShipGood: 'empire',
  BankSale: 'empire',
  ChooseCrew: 'build',
  ReturnDie: 'build',
  RemoveDie: 'build',
  RecruitDie: 'build',
  RecallDice: 'build',
  GiveUp: 'build',
};

export const decisionTab = (ask: string | undefined): Tab => DECIDED[ask ?? ''] ?? 'phases';
