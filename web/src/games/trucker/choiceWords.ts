import { thing } from '../../table/generic/wording';
import type { People } from '../../table/game';
import type { Choice, Scene, trucker } from '../../wire/types';
import { GOODS } from '../../art/trucker/tile';
import { partsOf, tileAt } from './hull';
import { adventure, boardOf, limitFor } from './printed';
import { goodText, goodsText, sightOf, squareText, theTile, tileSides, turnText } from './said';
import { t as fleet } from './fleet';
import { shipAt } from './fleets';
import { t } from './sentences';
import { t as trek } from './trek';
import { titleName } from './trek/titles';

/** What the words of a choice depend on. */
interface Asked {
  readonly sight: trucker.Sight;
  readonly me: trucker.Ship | undefined;
  readonly name: People['name'];
  readonly at: (square: number) => string;
}
type Words = {
  readonly [K in trucker.Choice['type']]?: (choice: Extract<trucker.Choice, { type: K }>, asked: Asked) => string;
};

const tileOn = (me: trucker.Ship | undefined, square: number): string => theTile(tileAt(me?.cells ?? [], square));

function planetText({ planet }: trucker.Land, { sight }: Asked): string {
  const card = sight.sky.card ? adventure(sight.sky.card.card, sight) : null;
  const goods = card?.type === 'planets' ? (card.planets[planet] ?? []) : [];
  return t('trucker.choice.Land', { n: planet + 1, goods: goodsText(goods.map((good) => GOODS.indexOf(good))) });
}

function keepText({ square }: trucker.Keep, { sight, me, at }: Asked): string {
  const part = partsOf(boardOf(sight), me?.cells ?? []).find((squares) => squares.includes(square));
  return t('trucker.choice.Keep', { n: part?.length ?? 1, square: at(square) });
}

export const CHOICE_WORDS: Words = {
  Accept: () => t('trucker.choice.Accept'),
  Activate: ({ component, battery }, { me, at }) =>
    t('trucker.choice.Activate', { component: tileOn(me, component), at: at(component), battery: at(battery) }),
  Begin: () => t('trucker.choice.Begin'),
  Bestow: ({ title, to }, { name }) => trek('trucker.trek.choice.Bestow', { title: titleName(title), who: name(to) }),
  Close: () => t('trucker.choice.Close'),
  Decline: () => t('trucker.choice.Decline'),
  Finish: ({ space }) => t('trucker.choice.Finish', { n: space }),
  FlipGlass: () => t('trucker.choice.FlipGlass'),
  FlyOn: () => t('trucker.choice.FlyOn'),
  GiveUp: () => t('trucker.choice.GiveUp'),
  House: ({ square, alien }, { at }) =>
    alien === 3
      ? t('trucker.choice.House.purple', { square: at(square) })
      : t('trucker.choice.House.brown', { square: at(square) }),
  Improve: ({ colour }) =>
    fleet('trucker.fleet.choice.Improve', { good: goodText(colour), better: goodText(colour - 1) }),
  Insure: ({ premium }, { sight }) =>
    fleet('trucker.fleet.choice.Insure', { credits: premium, limit: limitFor(sight, premium) ?? 0 }),
  Keep: keepText,
  Land: planetText,
  LeaveGlass: () => t('trucker.choice.LeaveGlass'),
  Lift: () => t('trucker.choice.Lift'),
  PutBack: () => t('trucker.choice.PutBack'),
  Read: ({ pile }) => t('trucker.choice.Read', { n: pile + 1 }),
  Ready: () => t('trucker.choice.Ready'),
  Remove: ({ square }, { me, at }) => t('trucker.choice.Remove', { tile: tileOn(me, square), square: at(square) }),
  Report: ({ owner, square }, { sight, name, at }) =>
    t('trucker.choice.Report', {
      whose: name(owner),
      square: at(square),
      tile: tileOn(sight.truckers[owner], square),
    }),
  SetAside: () => t('trucker.choice.SetAside'),
  Shield: ({ battery }, { at }) => t('trucker.choice.Shield', { square: at(battery) }),
  Shoot: ({ battery }, { at }) =>
    battery < 0 ? t('trucker.choice.Shoot.free') : t('trucker.choice.Shoot', { square: at(battery) }),
  Stow: ({ colour, square }, { at }) => t('trucker.choice.Stow', { good: goodText(colour), square: at(square) }),
  Surrender: ({ square }, { me, at }) =>
    t('trucker.choice.Surrender', { square: at(square), tile: tileOn(me, square) }),
  Take: ({ tile }) => t('trucker.choice.Take', { tile: theTile(tile), sides: tileSides(tile) }),
  TakeAside: ({ tile }) => t('trucker.choice.TakeAside', { tile: theTile(tile), sides: tileSides(tile) }),
  TakeHidden: () => t('trucker.choice.TakeHidden'),
  TakeHit: () => t('trucker.choice.TakeHit'),
  TakeMore: () => fleet('trucker.fleet.choice.TakeMore'),
  TimeUp: () => t('trucker.choice.TimeUp'),
  Unload: ({ colour, square }, { at }) => t('trucker.choice.Unload', { good: goodText(colour), square: at(square) }),
  Weld: ({ square, turn }, { me, at }) =>
    t('trucker.choice.Weld', { tile: theTile(me?.hand ?? 0), square: at(square), turn: turnText(turn) }),
  Withdraw: ({ square }, { sight }) => fleet('trucker.fleet.choice.Withdraw', { ship: shipAt(boardOf(sight), square) }),
};

/** A choice that this board does not know yet is said as the text board says it. */
export function choiceText(choice: Choice, scene: Scene, people: People): string {
  const sight = sightOf(scene);
  const word = CHOICE_WORDS[choice.type as trucker.Choice['type']] as
    ((choice: Choice, asked: Asked) => string) | undefined;
  const board = boardOf(sight);
  const me = scene.ask ? sight.truckers[scene.ask.seat] : undefined;
  const asked: Asked = { sight, me, name: people.name, at: (square) => squareText(board, square) };
  return word?.(choice, asked) ?? thing(choice, people.name);
}
