import type { People } from '../../table/game';
import type { Choice, Scene, captains } from '../../wire/types';
import { effectWords } from './effectWords';
import { readyCount } from './figures';
import { fits, matched, reach, withCard } from './outlook';
import { at, CARDS, MISSIONS, PIRATES, ROOMS, said } from './printed';
import {
  cardText,
  colourText,
  factionText,
  figureText,
  missionText,
  placeText,
  roadText,
  roomText,
  SHIP_ROOMS,
  sightOf,
  tokenText,
} from './said';
import { t } from './sentences';

interface Asked {
  readonly sight: captains.Sight;
  readonly me: captains.Ship;
  readonly ask: captains.Ask;
  readonly people: People;
}
type Named = { readonly [C in captains.Choice as C['type']]: C };
type Words = { readonly [K in keyof Named]: (choice: Named[K], asked: Asked) => string };

/** What a room does. */
export function roomWords(room: number, slots: readonly number[]): string {
  if (room < SHIP_ROOMS) return effectWords(at(ROOMS, room).effects);
  const card = CARDS[slots[room - SHIP_ROOMS] ?? -1];
  return card?.type === 'room' ? effectWords(card.effects) : '';
}

/** What beating the pirate on a road brings. */
export function giftText({ sky }: captains.Sight, road: number): string {
  const gift = PIRATES[sky.roads[road] ?? -1]?.gift;
  return gift ? said(gift) : '';
}

/** Cards on offer, by the spaces that the server counts. */
export function onOffer({ workshop, politics }: captains.Sight, ask: Scene['ask']): readonly number[] {
  const source = ask?.type === 'Installing' ? (ask as captains.Installing).source : 'central';
  if (source === 'drawn') return workshop.drawn;
  if (source === 'event') return politics.lying;
  return source === 'archive' ? [...workshop.central, ...politics.lying] : workshop.central;
}

export const lineOf = (me: captains.Ship, number: number) => MISSIONS[me.mission]?.lines[number];
const lineNow = (ask: captains.Ask): number => ('line' in ask ? ask.line : 0);

/** What becomes of a line if this figure takes it. */
export function fateText(me: captains.Ship, figure: number): string {
  const line = lineOf(me, me.crew.length);
  return line && fits(me, figure, line.colour) ? effectWords(line.effects) : t('captains.button.ignored');
}

function installText({ space, slot }: captains.Install, { sight, me, ask }: Asked): string {
  const card = onOffer(sight, ask)[space] ?? 0;
  const old = me.slots[slot] ?? -1;
  const values = { card: cardText(card), slot: slot + 1 };
  if (old >= 0) return t('captains.choice.Install.over', { ...values, old: cardText(old) });
  const n = matched(sight.board, withCard(me.slots, slot, card), slot).length;
  return n > 0 ? t('captains.choice.Install.match', { ...values, n }) : t('captains.choice.Install', values);
}

function goText({ place }: captains.Go, { sight, me, ask }: Asked): string {
  const shots = ask.type === 'Flying' ? reach(sight, me.place, 1).find((leg) => leg.place === place)?.shots : 0;
  const values = { place: placeText(sight.side, place) };
  return shots ? t('captains.choice.Go.damage', values) : t('captains.choice.Go', values);
}

/** The two sides of a question, in words. */
export function pickText(option: number, ask: captains.Ask): string {
  if (ask.type === 'Choosing') return effectWords(ask.options[option] ?? []);
  if (ask.type === 'Pardoning') return t('captains.button.takeMedal');
  return option === 0 ? t('captains.button.payMedal') : t('captains.button.suffer');
}

export const CHOICE_WORDS: Words = {
  Activate: ({ room, figure }, { me }) =>
    t('captains.choice.Activate', {
      figure: figureText(figure),
      room: roomText(room, me.slots),
      what: roomWords(room, me.slots),
    }),
  Advance: ({ track, spaces }) => t('captains.choice.Advance', { n: spaces, track: factionText(track) }),
  Again: () => t('captains.choice.Again'),
  Assign: ({ figure }, { me }) =>
    t('captains.choice.Assign', { figure: figureText(figure), fate: fateText(me, figure) }),
  Attack: ({ road }, { sight }) =>
    t('captains.choice.Attack', { road: roadText(sight.side, road), gift: giftText(sight, road) }),
  Awaken: ({ room, first, second }, { me }) =>
    t('captains.choice.Awaken', {
      room: roomText(room, me.slots),
      first: tokenText(first),
      second: tokenText(second),
    }),
  Copy: ({ captain, slot }, { sight, people }) =>
    t('captains.choice.Copy', {
      card: cardText(sight.captains[captain]?.slots[slot] ?? 0),
      name: people.name(captain),
    }),
  DoMission: (_, { sight, me }) =>
    t('captains.choice.DoMission', { mission: missionText(sight.sky.spots[me.place] ?? 0) }),
  Drop: ({ token }) => t('captains.choice.Drop', { token: tokenText(token) }),
  Go: goText,
  Hide: ({ room }, { me }) => t('captains.choice.Hide', { room: roomText(room, me.slots) }),
  Install: installText,
  Invoke: ({ slot }, { me }) => t('captains.choice.Invoke', { card: cardText(me.slots[slot] ?? 0) }),
  Mend: ({ slot }) => (slot < 0 ? t('captains.choice.Mend.hold') : t('captains.choice.Mend', { slot: slot + 1 })),
  Pardon: ({ road }, { sight }) => t('captains.choice.Pardon', { road: roadText(sight.side, road) }),
  Pass: (_, { me }) =>
    readyCount(me) > 0 ? t('captains.choice.Pass.left', { n: readyCount(me) }) : t('captains.choice.Pass'),
  Pick: ({ option }, { ask }) => t('captains.choice.Pick', { what: pickText(option, ask) }),
  Promote: ({ colour }) => t('captains.choice.Promote', { figure: figureText(colour) }),
  PromoteInQueue: ({ position }, { me }) =>
    t('captains.choice.PromoteInQueue', { figure: figureText(me.queue[position] ?? 0), n: position + 1 }),
  Recall: ({ position }, { me }) =>
    t('captains.choice.Recall', { figure: figureText(me.queue[position] ?? 0), n: position + 1 }),
  Resolve: (_, { me, ask }) =>
    t('captains.choice.Resolve', {
      n: lineNow(ask) + 1,
      what: effectWords(lineOf(me, lineNow(ask))?.effects ?? []),
    }),
  Retreat: ({ track, spaces }) => t('captains.choice.Retreat', { n: spaces, track: factionText(track) }),
  Rouse: () => t('captains.choice.Rouse'),
  Scrap: ({ slot }, { me }) => t('captains.choice.Scrap', { card: cardText(me.slots[slot] ?? 0) }),
  Send: ({ place }, { sight }) => t('captains.choice.Send', { place: placeText(sight.side, place) }),
  Shield: () => t('captains.choice.Shield'),
  Skip: (_, { ask }) => t('captains.choice.Skip', { n: lineNow(ask) + 1 }),
  Stop: () => t('captains.choice.Stop'),
  Strike: ({ road }, { sight }) => t('captains.choice.Strike', { road: roadText(sight.side, road) }),
  Swap: () => t('captains.choice.Swap'),
  Train: ({ figure, colour }) => t('captains.choice.Train', { figure: figureText(figure), colour: colourText(colour) }),
};

export function choiceText(choice: Choice, scene: Scene, people: People): string {
  const sight = sightOf(scene);
  const ask = scene.ask as captains.Ask;
  const me = at(sight.captains, scene.ask?.seat ?? 0);
  const word = CHOICE_WORDS[choice.type as keyof Words] as (choice: Choice, asked: Asked) => string;
  return word(choice, { sight, me, ask, people });
}
