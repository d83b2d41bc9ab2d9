import type { People } from '../../table/game';
import type { Event, Scene, captains } from '../../wire/types';
import { at, CARDS, EVENTS, eventsFor, MISSIONS, powerText, said, STATIONS } from './printed';
import {
  cardText,
  colourText,
  factionText,
  figureText,
  list,
  missionText,
  placeText,
  roadText,
  roomText,
  SHIP_ROOMS,
  sightOf,
  tokensText,
  tokenText,
} from './said';
import { t } from './sentences';
import { actionText } from './solo';

interface Told {
  readonly name: People['name'];
  /** Which side of the board is played, for the names of places. */
  readonly side: number;
  readonly solo: boolean;
}
type Words = {
  readonly [K in captains.Event['type']]: (event: Extract<captains.Event, { type: K }>, told: Told) => string | null;
};

/** A card by the name of its power, or the power's own words. */
function powerName(key: string): string {
  const card = CARDS.find(({ power }) => power === key) ?? EVENTS.find(({ special }) => special === key);
  return card ? said(card) : powerText(key);
}

/** A used-up technology has left its slot: the event names the card. */
const roomOf = (room: number, card: number): string => (room < SHIP_ROOMS ? roomText(room, []) : cardText(card));

/** An event as one line, its subject first. Null: the line beside it says it already. */
export const EVENT_WORDS: Words = {
  ActionDrawn: ({ action }) => t('captains.event.ActionDrawn', { action: actionText(action) }),
  Activated: ({ seat, room, card, figure }, { name }) =>
    figure < 0
      ? t('captains.event.Activated.again', { name: name(seat), room: roomOf(room, card) })
      : t('captains.event.Activated', {
          name: name(seat),
          figure: figureText(figure),
          room: roomOf(room, card),
        }),
  Advanced: ({ seat, track, space }, { name }) =>
    t('captains.event.Advanced', { name: name(seat), track: factionText(track), n: space }),
  CadetsJoined: ({ seat, number }, { name }) => t('captains.event.CadetsJoined', { name: name(seat), n: number }),
  CompanionFlew: ({ place }, { side }) => t('captains.event.CompanionFlew', { place: placeText(side, place) }),
  CompanionFought: ({ road }, { side }) => t('captains.event.CompanionFought', { road: roadText(side, road) }),
  CrateDelivered: ({ seat }, { name }) => t('captains.event.CrateDelivered', { name: name(seat) }),
  Damaged: ({ seat, damage }, { name }) => t('captains.event.Damaged', { name: name(seat), n: damage }),
  Drew: ({ seat, cards }, { name }) => t('captains.event.Drew', { name: name(seat), cards: list(cards.map(cardText)) }),
  FactionEvent: ({ seat, card }, { name, solo }) =>
    t('captains.event.FactionEvent', { name: name(seat), event: said(at(eventsFor(solo), card)) }),
  Flew: ({ seat, place, jump }, { name, side }) => {
    const values = { name: name(seat), place: placeText(side, place) };
    return jump ? t('captains.event.Flew.jump', values) : t('captains.event.Flew', values);
  },
  Fought: ({ seat, road }, { name, side }) =>
    t('captains.event.Fought', { name: name(seat), road: roadText(side, road) }),
  Gained: ({ seat, tokens }, { name }) =>
    tokens.length === 0 ? null : t('captains.event.Gained', { name: name(seat), tokens: tokensText(tokens) }),
  GameEnded: () => t('captains.event.GameEnded'),
  Installed: ({ seat, card }, { name }) => t('captains.event.Installed', { name: name(seat), card: cardText(card) }),
  Lapped: ({ seat, track }, { name }) => t('captains.event.Lapped', { name: name(seat), track: factionText(track) }),
  LineResolved: ({ seat, line }, { name }) => t('captains.event.LineResolved', { name: name(seat), n: line + 1 }),
  LineSkipped: ({ seat, line }, { name }) => t('captains.event.LineSkipped', { name: name(seat), n: line + 1 }),
  Lost: ({ seat, token }, { name }) => t('captains.event.Lost', { name: name(seat), token: tokenText(token) }),
  MissionDone: ({ seat, mission }, { name }) =>
    t('captains.event.MissionDone', {
      name: name(seat),
      mission: missionText(mission),
      n: at(MISSIONS, mission).points,
    }),
  MissionTaken: ({ seat, mission, place }, { name, side }) =>
    t('captains.event.MissionTaken', {
      name: name(seat),
      mission: missionText(mission),
      place: placeText(side, place),
    }),
  NewMission: ({ origin, mission }, { side }) =>
    mission < 0
      ? t('captains.event.NewMission.none', { place: placeText(side, origin) })
      : t('captains.event.NewMission', { place: placeText(side, origin), mission: missionText(mission) }),
  Passed: ({ seat }, { name }) => t('captains.event.Passed', { name: name(seat) }),
  Peeked: ({ seat, missions }, { name }) =>
    missions.length > 0
      ? t('captains.event.Peeked.own', { missions: list(missions.map(missionText)) })
      : t('captains.event.Peeked', { name: name(seat) }),
  PirateArrived: ({ road }, { side }) =>
    road < 0
      ? t('captains.event.PirateArrived.none')
      : t('captains.event.PirateArrived', { road: roadText(side, road) }),
  PowerUsed: ({ seat, power }, { name }) =>
    t('captains.event.PowerUsed', { name: name(seat), power: powerName(power) }),
  Promoted: ({ seat, colour }, { name }) =>
    t('captains.event.Promoted', { name: name(seat), colour: colourText(colour) }),
  Recalled: ({ seat, figure }, { name }) =>
    t('captains.event.Recalled', { name: name(seat), figure: figureText(figure) }),
  Refilled: ({ card }) =>
    card < 0 ? t('captains.event.Refilled.none') : t('captains.event.Refilled', { card: cardText(card) }),
  Repaired: ({ seat, slot }, { name }) =>
    slot < 0
      ? t('captains.event.Repaired.hold', { name: name(seat) })
      : t('captains.event.Repaired', { name: name(seat), n: slot + 1 }),
  Restocked: ({ station }) => t('captains.event.Restocked', { station: said(at(STATIONS, station)) }),
  Retreated: ({ seat, track, spaces }, { name }) =>
    t('captains.event.Retreated', { name: name(seat), n: spaces, track: factionText(track) }),
  RoundBegan: () => null,
  Scrapped: ({ seat, card }, { name }) => t('captains.event.Scrapped', { name: name(seat), card: cardText(card) }),
  Shielded: ({ seat }, { name }) => t('captains.event.Shielded', { name: name(seat) }),
  StationUsed: ({ seat, station }, { name }) =>
    t('captains.event.StationUsed', { name: name(seat), station: said(at(STATIONS, station)) }),
  Trained: ({ seat, figure, colour }, { name }) =>
    t('captains.event.Trained', { name: name(seat), figure: figureText(figure), colour: colourText(colour) }),
  TurnBegan: () => null,
  Uprising: () => t('captains.event.Uprising'),
};

/** Also for what is not of this game (an undo): then nothing, and the table says it. */
export function eventText(event: Event, people: People, scene: Scene): string | null {
  const word = EVENT_WORDS[event.type as captains.Event['type']] as
    ((event: Event, told: Told) => string | null) | undefined;
  const { side, solo } = sightOf(scene);
  return word?.(event, { name: people.name, side, solo: solo !== null }) ?? null;
}

export function chapterText(event: Event): string | null {
  return event.type === 'RoundBegan'
    ? t('captains.event.RoundBegan', { n: (event as captains.RoundBegan).number })
    : null;
}
