import type { Effect } from '../../art/captains/content';
import type { People } from '../../table/game';
import type { captains } from '../../wire/types';
import { effectWords } from './effectWords';
import { at, eventsFor, said } from './printed';
import { factionText, placeText } from './said';
import { t } from './sentences';

/** A step of an agenda, as far as it can be told. */
interface Step {
  readonly type: string;
  readonly seat?: number;
  readonly left?: number;
  readonly n?: number;
  /** Of a mission. */
  readonly line?: number;
  readonly track?: number;
  readonly spaces?: number;
  readonly place?: number;
  readonly card?: number;
  readonly effects?: readonly Effect[];
  readonly benefit?: readonly Effect[];
  readonly options?: readonly (readonly Effect[])[];
}

export const stepOf = ({ step }: captains.Task): Step => JSON.parse(step) as Step;

type Words = (step: Step, sight: captains.Sight) => string | null;
const effects: Words = ({ effects: list = [] }) => (list.length > 0 ? effectWords(list) : null);
const eventName = (card: number, sight: captains.Sight): string => said(at(eventsFor(sight.solo !== null), card));

/** What each step means for a player. Steps that only keep the books say nothing; lines are on the mission's card. */
const WORDS: Readonly<Record<string, Words>> = {
  Apply: effects,
  Advancing: ({ track = -1, spaces = 1 }) =>
    track < 0
      ? t('captains.agenda.any', { n: spaces })
      : t('captains.agenda.track', { track: factionText(track), n: spaces }),
  Choosing: ({ options = [] }) => effectWords([{ op: 'choice', options }]),
  Fighting: ({ left = 1 }) => (left > 0 ? effectWords([{ op: 'fight', n: left }]) : null),
  Flying: ({ left = 1 }) => (left > 0 ? effectWords([{ op: 'move', n: left }]) : null),
  FreeTraining: ({ left = 1 }) => (left > 0 ? effectWords([{ op: 'train', n: left }]) : null),
  ForEach: ({ card = 0 }, sight) => t('captains.agenda.event', { event: eventName(card, sight) }),
  Hiding: ({ left = 1 }) => t('captains.agenda.hide', { n: left }),
  Installing: () => effectWords([{ op: 'research' }]),
  Jumping: () => effectWords([{ op: 'jump' }]),
  March: ({ track = 0, left = 1 }) => t('captains.agenda.track', { track: factionText(track), n: left }),
  Mending: ({ left = 1 }) => (left > 0 ? effectWords([{ op: 'repair', n: left }]) : null),
  NextMission: ({ place = 0 }, { side }) => t('captains.agenda.mission', { place: placeText(side, place) }),
  Ordering: () => t('captains.agenda.second'),
  Paying: ({ left = 1 }) => t('captains.agenda.pay', { n: left }),
  SecondTask: () => t('captains.agenda.second'),
  Suffer: ({ n = 1 }) => (n > 0 ? effectWords([{ op: 'damage', n }]) : null),
  Trading: ({ benefit = [] }) => effectWords(benefit),
};

const HAPPENING: ReadonlySet<string> = new Set(['ForFirst', 'Occur', 'ForEach']);

/** The event that is happening to everybody, by its card; -1: none. */
export function eventNow({ planned }: captains.Sight): number {
  return planned.map(stepOf).find(({ type }) => HAPPENING.has(type))?.card ?? -1;
}

export interface Coming {
  readonly what: string;
  /** Whose it is, where it is not the one who decides. */
  readonly who: string | null;
}

/** What is still to come for the one who decides and, after that, for others: a small stack, the next first. */
export function coming(sight: captains.Sight, people: People, decider: number): readonly Coming[] {
  const own = sight.planned.filter(({ seat }) => seat === decider);
  const rest = sight.planned.filter(({ seat }) => seat !== decider);
  return [...own, ...rest].flatMap((task) => {
    const step = stepOf(task);
    const what = WORDS[step.type]?.(step, sight) ?? null;
    const other = step.seat !== undefined && step.seat >= 0 && step.seat !== decider;
    return what ? [{ what, who: other ? people.name(step.seat ?? 0) : null }] : [];
  });
}
