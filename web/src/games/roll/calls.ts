import type { Call, CallButton, People } from '../../table/game';
import type { Ask, Scene, roll } from '../../wire/types';
import { total, WILD } from './dice';
import { consuming, selling, stocking } from './outlook';
import { sideName } from './printed';
import { dieText, gainText, incomeText, list, phaseText, powerName, sightOf, zoneText } from './said';
import { t } from './sentences';
import { ABANDON, CONSUME, isSaid, light, offersOf, raiseTo, SELL, type Target } from './targets';

type Empire = roll.Empire;
interface Sentence {
  readonly title: string;
  readonly detail?: string;
}
type Sentences = {
  readonly [K in roll.Ask['type']]: (ask: Extract<roll.Ask, { type: K }>, me: Empire) => Sentence;
};

const explorers = ({ strip, extras }: Empire): number => total(strip?.workers[0] ?? []) + total(extras);
const building = ({ stacks }: Empire, stack: number): string => sideName(stacks[stack]?.top ?? 0);

function exploring(me: Empire): Sentence {
  const n = explorers(me);
  if (n === 0) return { title: t('roll.call.ExploreTask.rearrange') };
  const detail = me.pending ? t('roll.call.ExploreTask.pending', { n: me.pending }) : t('roll.call.ExploreTask.how');
  return { title: t('roll.call.ExploreTask', { n }), detail };
}

/** What each question says in the call bar. */
export const ASK_WORDS: Sentences = {
  ArrangeTiles: () => ({ title: t('roll.call.ArrangeTiles'), detail: t('roll.call.ArrangeTiles.how') }),
  BankSale: ({ price, chips }, me) => ({
    title: t('roll.call.BankSale', { n: chips, price }),
    detail: t('roll.call.BankSale.how', { n: me.credits }),
  }),
  ChooseCrew: ({ stack }, me) => ({
    title: t('roll.call.ChooseCrew', { tile: building(me, stack) }),
    detail: t('roll.call.ChooseCrew.how'),
  }),
  ExploreTask: (_, me) => exploring(me),
  GiveUp: () => ({ title: t('roll.call.GiveUp'), detail: t('roll.call.GiveUp.how') }),
  LayFound: (_, me) => ({ title: t('roll.call.LayFound', { n: me.drawn }), detail: t('roll.call.LayFound.how') }),
  LayScouted: (_, me) => ({ title: t('roll.call.LayFound', { n: me.drawn }), detail: t('roll.call.LayScouted.how') }),
  MoveWorkers: (_, { strip }) => ({
    title: t('roll.call.MoveWorkers', { power: powerName(strip?.moving?.power ?? -1) }),
    detail: t('roll.call.MoveWorkers.how', { n: (strip?.moving?.most ?? 1) - (strip?.moving?.moved ?? 0) }),
  }),
  PlaceBuilder: ({ stack }, me) => ({
    title: t('roll.call.PlaceBuilder', { tile: building(me, stack) }),
    detail: t('roll.call.PlaceBuilder.how'),
  }),
  PlaceWilds: (_, { strip }) => ({
    title: t('roll.call.PlaceWilds', { n: total(strip?.workers[WILD] ?? []) }),
    detail: t('roll.call.PlaceWilds.how'),
  }),
  ProduceGood: () => ({ title: t('roll.call.ProduceGood'), detail: t('roll.call.ProduceGood.how') }),
  Question: () => ({ title: t('roll.call.Question') }),
  ReassignWorkers: (_, { strip }) => ({
    title: t('roll.call.ReassignWorkers'),
    detail: t('roll.call.ReassignWorkers.how', { phase: phaseText(strip?.selected ?? 0) }),
  }),
  RecallDice: () => ({ title: t('roll.call.RecallDice'), detail: t('roll.call.RecallDice.how') }),
  RecruitDie: (_, me) => ({
    title: t('roll.call.RecruitDie'),
    detail: t('roll.call.RecruitDie.how', { n: Math.min(me.credits, total(me.citizenry)) }),
  }),
  RemoveDie: () => ({ title: t('roll.call.RemoveDie'), detail: t('roll.call.RemoveDie.how') }),
  ReturnDie: () => ({ title: t('roll.call.ReturnDie'), detail: t('roll.call.ReturnDie.how') }),
  SelectPhase: () => ({ title: t('roll.call.SelectPhase'), detail: t('roll.call.SelectPhase.how') }),
  ShipGood: () => ({ title: t('roll.call.ShipGood'), detail: t('roll.call.ShipGood.how') }),
};

const DONE: Readonly<Partial<Record<string, () => string>>> = {
  MoveWorkers: () => t('roll.button.enough'),
  ReturnDie: () => t('roll.button.keepDice'),
  BankSale: () => t('roll.button.keepCredits'),
  RecallDice: () => t('roll.button.leaveThem'),
};

/** Where several kinds of explorers wait, the buttons name the die. */
function named(label: string, colour: number, choices: readonly roll.Choice[], type: string): string {
  const several = choices.filter((choice) => choice.type === type).length > 1;
  return several ? t('roll.button.with', { what: label, die: dieText(colour) }) : label;
}

/** A choice that has no place on the board; null for one that has. */
function placeless(choice: roll.Choice, choices: readonly roll.Choice[], ask: Ask, me: Empire): CallButton | null {
  switch (choice.type) {
    case 'Ready':
      return { act: choice, label: t('roll.button.ready'), primary: true };
    case 'Done':
      return {
        act: choice,
        label: (DONE[ask.type] ?? (() => t('roll.button.done')))(),
        primary: ask.type !== 'BankSale',
      };
    case 'Buy':
      return { act: choice, label: t('roll.button.buy'), primary: true };
    case 'Stock': {
      const note = incomeText(stocking(me, choice.colour), me.credits);
      return { act: choice, label: named(t('roll.button.stock'), choice.colour, choices, 'Stock'), note };
    }
    case 'Scout': {
      const note = t('roll.button.draws', { n: 1 + me.pending });
      return { act: choice, label: named(t('roll.button.scout'), choice.colour, choices, 'Scout'), note };
    }
    default:
      return null;
  }
}

type Saying = (choice: roll.Choice, me: Empire) => Omit<CallButton, 'act'>;
const SAID: Readonly<Record<Target, Saying>> = {
  [SELL]: (choice, me) => ({
    label: t('roll.button.sell'),
    note: choice.type === 'Sell' ? gainText(selling(me, choice), me.credits) : '',
    key: 't',
  }),
  [CONSUME]: (choice, me) => ({
    label: t('roll.button.consume'),
    note: choice.type === 'Consume' ? gainText(consuming(me, choice), me.credits) : '',
    key: 'c',
  }),
  [ABANDON]: () => ({ label: t('roll.button.abandon'), key: 'x' }),
  [raiseTo(0)]: () => ({ label: t('roll.button.raise.developments') }),
  [raiseTo(1)]: () => ({ label: t('roll.button.raise.worlds') }),
};

/** What only a word is missing for: sell or consume, abandon or put on top. */
function saidButtons(offers: ReturnType<typeof offersOf>, touched: readonly Target[], me: Empire): CallButton[] {
  const { open, held } = light(offers, touched);
  return open.flatMap(({ choice, targets }) => {
    const [missing, ...more] = targets.filter((target) => !held.has(target));
    if (!missing || more.length > 0 || !isSaid(missing)) return [];
    const words = SAID[missing]?.(choice, me);
    return words ? [{ act: choice, ...words }] : [];
  });
}

/** The sentence in the middle of a choice: about the tile or world that was touched. */
function midway(touched: readonly Target[], buttons: readonly CallButton[], me: Empire): Sentence | null {
  const [kind, number] = (touched.find((target) => /^(tile|good):/.test(target)) ?? '').split(':');
  if (kind === 'good' && buttons.length > 0)
    return {
      title: t('roll.call.ShipGood.world', { world: sideName(Number(number)) }),
      detail: t('roll.call.ShipGood.how'),
    };
  if (kind !== 'tile') return null;
  const tile = zoneText(Number(number), me);
  return { title: buttons.length > 1 ? t('roll.call.zone', { tile }) : t('roll.call.abandon', { tile }) };
}

/** Whom everyone waits for, and what for. */
function waiting(scene: Scene, people: People): Call {
  const sight = sightOf(scene);
  if (scene.result) return { title: t('roll.call.over'), buttons: [] };
  const seats = sight.players.flatMap(({ waiting }, seat) => (waiting ? [seat] : []));
  const names = list(seats.map((seat) => people.players[seat]?.name ?? people.name(seat)));
  return { title: t('roll.call.wait', { names }), detail: meanwhile(sight), buttons: [] };
}

function meanwhile({ round, screens, phase, strict }: roll.Sight): string {
  if (round === 0) return t('roll.call.wait.setup');
  if (screens) return t('roll.call.wait.assign');
  if (phase < 0) return t('roll.call.wait.manage');
  const values = { phase: phaseText(phase) };
  return strict ? t('roll.call.wait.strict', values) : t('roll.call.wait.phase', values);
}

/** What the table wants now, given what has been touched so far. */
export function callFor(scene: Scene, people: People, touched: readonly Target[] = []): Call {
  const { ask } = scene;
  const me = ask ? sightOf(scene).players[ask.seat] : undefined;
  if (!ask || !me) return waiting(scene, people);
  const choices = scene.choices as readonly roll.Choice[];
  const word = ASK_WORDS[ask.type as roll.Ask['type']] as (ask: Ask, me: Empire) => Sentence;
  const said = saidButtons(offersOf(choices, ask), touched, me);
  const steps = touched.length > 0 ? [] : choices.flatMap((choice) => placeless(choice, choices, ask, me) ?? []);
  return { ...(midway(touched, said, me) ?? word(ask, me)), buttons: [...said, ...steps] };
}
