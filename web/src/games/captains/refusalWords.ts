import type { People } from '../../table/game';
import type { Refusal, Scene, captains } from '../../wire/types';
import { ROOMS } from './printed';
import { factionText, figureText, placeText, roomText, sightOf, tokenText } from './said';
import { t } from './sentences';

interface Refused {
  readonly people: People;
  readonly sight: captains.Sight;
}
type Words = {
  readonly [K in captains.Refusal['type']]: (
    refusal: Extract<captains.Refusal, { type: K }>,
    refused: Refused,
  ) => string;
};

const KNOWN_FIGURES = 8;
const figureOf = (figure: number): string => figureText(figure >= 0 && figure < KNOWN_FIGURES ? figure : 0);
/** The refusal does not say what lies in the slot. */
const roomOf = (room: number): string => (ROOMS[room] ? roomText(room, []) : t('captains.refusal.thatRoom'));
const SMALL = 6;

/** Why a choice is refused, with what it was about; the rule itself is one touch away. */
export const REFUSAL_WORDS: Words = {
  AndroidInRoom: () => t('captains.refusal.AndroidInRoom'),
  CadetInColour: () => t('captains.refusal.CadetInColour'),
  CannotPay: ({ cost }) => t('captains.refusal.CannotPay', { n: cost }),
  NoCardThere: () => t('captains.refusal.NoCardThere'),
  NoMission: ({ place }, { sight }) => t('captains.refusal.NoMission', { place: placeText(sight.side, place) }),
  NoPirateThere: () => t('captains.refusal.NoPirateThere'),
  NoRing: () => t('captains.refusal.NoRing'),
  NoRoad: ({ place }, { sight }) => t('captains.refusal.NoRoad', { place: placeText(sight.side, place) }),
  NoSuchRoom: () => t('captains.refusal.NoSuchRoom'),
  NotAboard: ({ token }) =>
    t('captains.refusal.NotAboard', { token: tokenText(token >= 0 && token < SMALL ? token : 0) }),
  NotDamaged: () => t('captains.refusal.NotDamaged'),
  NotOptional: () => t('captains.refusal.NotOptional'),
  NotPromotable: () => t('captains.refusal.NotPromotable'),
  NotReady: ({ figure }) => t('captains.refusal.NotReady', { figure: figureOf(figure) }),
  NotRecalled: () => t('captains.refusal.NotRecalled'),
  NotResolved: () => t('captains.refusal.NotResolved'),
  NotTrainable: () => t('captains.refusal.NotTrainable'),
  OtherTrack: ({ track }) => t('captains.refusal.OtherTrack', { track: factionText(track) }),
  PairMissing: () => t('captains.refusal.PairMissing'),
  PairWrong: ({ room }) => t('captains.refusal.PairWrong', { room: roomOf(room) }),
  Reserved: ({ holder }, { people }) => t('captains.refusal.Reserved', { name: people.name(holder) }),
  SlotBroken: () => t('captains.refusal.SlotBroken'),
  SlotTaken: () => t('captains.refusal.SlotTaken'),
  TooFar: () => t('captains.refusal.TooFar'),
  TooFew: ({ lines, ready }) => t('captains.refusal.TooFew', { lines, n: ready }),
  TooLate: () => t('captains.refusal.TooLate'),
  WrongColour: ({ room, figure }) =>
    t('captains.refusal.WrongColour', { figure: figureOf(figure), room: roomOf(room) }),
};

/** Null for refusals of the table itself, which it words on its own. */
export function refusalText(refusal: Refusal, people: People, scene: Scene): string | null {
  const word = REFUSAL_WORDS[refusal.type as captains.Refusal['type']] as
    ((refusal: Refusal, refused: Refused) => string) | undefined;
  return word?.(refusal, { people, sight: sightOf(scene) }) ?? null;
}
