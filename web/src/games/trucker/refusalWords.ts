import type { Refusal, Scene, trucker } from '../../wire/types';
import { boardOf } from './printed';
import { goodText, list, sightOf, squareIn, theTile } from './said';
import { t as fleet } from './fleet';
import { closedText } from './fleets';
import { t } from './sentences';
import { t as trek } from './trek';

type At = (square: number) => string;
type Words = {
  readonly [K in trucker.Refusal['type']]?: (refusal: Extract<trucker.Refusal, { type: K }>, at: At) => string;
};

const BROKEN = ['GT-CONN-03', 'GT-CONN-05', 'GT-CONN-06', 'GT-PART-ENGINE', 'GT-PART-CANNON'] as const;

function misfit({ rule, square, squares }: trucker.Misfit, at: At): string {
  const broken = BROKEN.find((each) => each === rule) ?? 'other';
  const where = list(squares.map(at));
  const why =
    broken === 'GT-CONN-06'
      ? t('trucker.refusal.Misfit.GT-CONN-06')
      : t(`trucker.refusal.Misfit.${broken}`, { squares: where });
  return t('trucker.refusal.Misfit', { square: at(square), why });
}

/** Why a choice is refused, with what it was about; the rule itself is one touch away. */
export const REFUSAL_WORDS: Words = {
  AlreadyWelded: () => t('trucker.refusal.AlreadyWelded'),
  CrowdedHold: ({ square }, at) => trek('trucker.trek.refusal.CrowdedHold', { square: at(square) }),
  HandEmpty: () => t('trucker.refusal.HandEmpty'),
  HandFull: ({ tile }) => t('trucker.refusal.HandFull', { tile: theTile(tile) }),
  KeptForLater: () => trek('trucker.trek.refusal.KeptForLater'),
  Misfit: misfit,
  NeverBack: () => t('trucker.refusal.NeverBack'),
  NoBetterCube: ({ colour }) => fleet('trucker.fleet.refusal.NoBetterCube', { good: goodText(colour) }),
  NoCube: ({ colour }) => t('trucker.refusal.NoCube', { good: goodText(colour) }),
  NoEnergy: ({ battery }, at) => t('trucker.refusal.NoEnergy', { square: at(battery) }),
  NoGlass: () => t('trucker.refusal.NoGlass'),
  NoHold: ({ square }, at) => t('trucker.refusal.NoHold', { square: at(square) }),
  NoHome: ({ square }, at) => t('trucker.refusal.NoHome', { square: at(square) }),
  NoPile: () => t('trucker.refusal.NoPile'),
  NoPremium: ({ premium }) => fleet('trucker.fleet.refusal.NoPremium', { n: premium }),
  NoReserve: () => t('trucker.refusal.NoReserve'),
  NoShip: ({ square }, at) => fleet('trucker.fleet.refusal.NoShip', { square: at(square) }),
  NoSpace: ({ space }) => t('trucker.refusal.NoSpace', { n: space }),
  NoSquare: ({ square }, at) => t('trucker.refusal.NoSquare', { square: at(square) }),
  NoSuchPile: () => t('trucker.refusal.NoSuchPile'),
  NoneHidden: () => t('trucker.refusal.NoneHidden'),
  NotAside: () => t('trucker.refusal.NotAside'),
  NotDouble: ({ component }, at) => t('trucker.refusal.NotDouble', { square: at(component) }),
  NotOffending: ({ square }, at) => t('trucker.refusal.NotOffending', { square: at(square) }),
  NotReportable: () => t('trucker.refusal.NotReportable'),
  NotYours: () => trek('trucker.trek.refusal.NotYours'),
  NothingAdded: () => t('trucker.refusal.NothingAdded'),
  NothingToGive: ({ square }, at) => t('trucker.refusal.NothingToGive', { square: at(square) }),
  OnlyFinished: () => t('trucker.refusal.OnlyFinished'),
  OnlySpecial: () => t('trucker.refusal.OnlySpecial'),
  OtherShip: ({ battery }, at) => fleet('trucker.fleet.refusal.OtherShip', { square: at(battery) }),
  PartNotBegun: ({ part }) => fleet('trucker.fleet.refusal.PartNotBegun', { ship: String.fromCharCode(65 + part) }),
  PileInHand: ({ pile }) => t('trucker.refusal.PileInHand', { n: pile + 1 }),
  PileTaken: ({ pile }) => t('trucker.refusal.PileTaken', { n: pile + 1 }),
  PlanetTaken: ({ planet }) => t('trucker.refusal.PlanetTaken', { n: planet + 1 }),
  ReserveFirst: () => trek('trucker.trek.refusal.ReserveFirst'),
  ReserveFull: () => t('trucker.refusal.ReserveFull'),
  SandRuns: () => t('trucker.refusal.SandRuns'),
  TooSmooth: () => trek('trucker.trek.refusal.TooSmooth'),
  TileGone: ({ tile }) => t('trucker.refusal.TileGone', { tile: theTile(tile) }),
};

/** Between ships of a fleet nothing can be built before a die says so. */
function shutText(refusal: Refusal, scene: Scene): string {
  if (refusal.type !== 'NoSquare') return '';
  const { square } = refusal as trucker.NoSquare;
  const closed = closedText(boardOf(sightOf(scene)), square, squareIn(scene, square));
  return closed && fleet('trucker.fleet.refusal.closed', { closed });
}

/** Null for refusals of the table itself, which it words on its own. */
export function refusalText(refusal: Refusal, scene: Scene): string | null {
  const word = REFUSAL_WORDS[refusal.type as trucker.Refusal['type']] as
    ((refusal: Refusal, at: At) => string) | undefined;
  return shutText(refusal, scene) || (word?.(refusal, (square) => squareIn(scene, square)) ?? null);
}
