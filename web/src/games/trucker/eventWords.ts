import { told } from '../../table/generic/wording';
import type { People } from '../../table/game';
import type { Event, Scene, trucker } from '../../wire/types';
import { shipAt } from './fleets';
import { adventure, boardOf, cardName } from './printed';
import { attackText, goodText, halves, lineText, list, sightOf, squareIn, theTile } from './said';
import { t as fleet } from './fleet';
import { t } from './sentences';
import { t as trek } from './trek';
import { titleName } from './trek/titles';
import { t as tPiece } from './words';

interface Telling {
  readonly name: People['name'];
  readonly at: (square: number) => string;
  /** The ship of a fleet to which a square belongs. */
  readonly ship: (square: number) => string;
}
type Words = {
  readonly [K in trucker.Event['type']]?: (event: Extract<trucker.Event, { type: K }>, telling: Telling) => string;
};

const OWN_CHOICE = 'GT-GIVEUP-08';
const OUTCOMES = ['lose', 'draw', 'win'] as const;

/** An event as one line, its subject first. */
export const EVENT_WORDS: Words = {
  AlienLeft: ({ seat, square }, { name, at }) => t('trucker.event.AlienLeft', { name: name(seat), square: at(square) }),
  Arrived: ({ seats }, { name }) =>
    seats.length === 0
      ? t('trucker.event.Arrived.none')
      : t('trucker.event.Arrived', { n: seats.length, who: list(seats.map(name)) }),
  Attacked: ({ attack, line }) =>
    t('trucker.event.Attacked', { hit: attackText(attack), line: lineText(attack, line) }),
  BecameLegend: ({ seat, title }, { name }) =>
    trek('trucker.trek.event.BecameLegend', { name: name(seat), title: titleName(title) }),
  Begun: () => t('trucker.event.Begun'),
  Boarded: ({ seat, square }, { name, at }) => t('trucker.event.Boarded', { name: name(seat), square: at(square) }),
  Bounced: ({ seat, square }, { name, at }) => t('trucker.event.Bounced', { name: name(seat), square: at(square) }),
  BridgeOpened: ({ die, squares }, { at }) =>
    fleet('trucker.fleet.event.BridgeOpened', { die, squares: list(squares.map(at)) }),
  ChangedPlaces: ({ to_fly }) => t(`trucker.event.ChangedPlaces.${to_fly ? 'fly' : 'build'}`),
  Clashed: ({ seat }, { name }) => t('trucker.event.Clashed', { name: name(seat) }),
  CrewLost: ({ seat, square }, { name, at }) => t('trucker.event.CrewLost', { name: name(seat), square: at(square) }),
  CubeLost: ({ seat, square, colour }, { name, at }) =>
    t('trucker.event.CubeLost', { name: name(seat), square: at(square), good: goodText(colour) }),
  DebtForgiven: ({ seat }, { name }) => trek('trucker.trek.event.DebtForgiven', { name: name(seat) }),
  Declared: ({ seat, engines, power }, { name }) =>
    engines
      ? t('trucker.event.Declared.engines', { name: name(seat), power })
      : t('trucker.event.Declared.cannons', { name: name(seat), power: halves(power) }),
  Declined: ({ seat }, { name }) => t('trucker.event.Declined', { name: name(seat) }),
  Defended: ({ seat, battery }, { name, at }) =>
    battery < 0
      ? t('trucker.event.Defended', { name: name(seat) })
      : t('trucker.event.Defended.cell', { name: name(seat), square: at(battery) }),
  Destroyed: ({ seat, square, tile }, { name, at }) =>
    t('trucker.event.Destroyed', { name: name(seat), tile: theTile(tile), square: at(square) }),
  Earned: ({ seat, credits }, { name }) => t('trucker.event.Earned', { name: name(seat), n: credits }),
  EnergyLost: ({ seat, battery }, { name, at }) =>
    t('trucker.event.EnergyLost', { name: name(seat), square: at(battery) }),
  FalseAlarm: ({ by, owner, square }, { name, at }) =>
    t('trucker.event.FalseAlarm', { name: name(by), whose: name(owner), square: at(square) }),
  FaultFound: ({ seat, squares }, { name, at }) =>
    t('trucker.event.FaultFound', { name: name(seat), squares: list(squares.map(at)) }),
  Fed: ({ seat, component, battery }, { name, at }) =>
    t('trucker.event.Fed', { name: name(seat), square: at(component), battery: at(battery) }),
  FellOff: ({ seat, squares }, { name }) => t('trucker.event.FellOff', { name: name(seat), n: squares.length }),
  Fined: ({ seat }, { name }) => t('trucker.event.Fined', { name: name(seat) }),
  Finished: ({ seat, space }, { name }) => t('trucker.event.Finished', { name: name(seat), n: space }),
  FlightPaid: ({ seat, arrival, prize, goods, losses }, { name }) =>
    trek('trucker.trek.event.FlightPaid', { name: name(seat), n: arrival + prize + goods + losses }),
  Fought: ({ seat, outcome }, { name }) =>
    t(`trucker.event.Fought.${OUTCOMES[outcome + 1] ?? 'draw'}`, { name: name(seat) }),
  GlassFlipped: ({ seat, run }, { name }) => t('trucker.event.GlassFlipped', { name: name(seat), n: run }),
  GlassRanOut: ({ run }) => t('trucker.event.GlassRanOut', { n: run }),
  HasLanded: ({ seat, planet }, { name }) => t('trucker.event.HasLanded', { name: name(seat), n: planet + 1 }),
  Ignored: () => t('trucker.event.Ignored'),
  Improved: ({ seat, colour }, { name }) =>
    colour === null
      ? fleet('trucker.fleet.event.Improved.more', { name: name(seat) })
      : fleet('trucker.fleet.event.Improved', { name: name(seat), good: goodText(colour) }),
  Insured: ({ seat, premium, limit }, { name }) =>
    limit === null
      ? fleet('trucker.fleet.event.Insured.not', { name: name(seat) })
      : fleet('trucker.fleet.event.Insured', { name: name(seat), credits: premium, limit }),
  JourneyOver: ({ winners }, { name }) => trek('trucker.trek.event.JourneyOver', { who: list(winners.map(name)) }),
  Launched: ({ seats }, { name }) => t('trucker.event.Launched', { who: list(seats.map(name)) }),
  LeftOver: ({ seat, tile, credits }, { name }) =>
    trek('trucker.trek.event.LeftOver', { name: name(seat), tile: theTile(tile), n: credits }),
  LeftFlight: ({ seat, rule }, { name }) =>
    rule === OWN_CHOICE
      ? t('trucker.event.LeftFlight', { name: name(seat) })
      : t('trucker.event.LeftFlight.forced', { name: name(seat) }),
  Lifted: ({ seat }, { name }) => t('trucker.event.Lifted', { name: name(seat) }),
  Missed: ({ seat }, { name }) => t('trucker.event.Missed', { name: name(seat) }),
  Moved: ({ seat, days }, { name }) =>
    days < 0
      ? t('trucker.event.Moved.back', { name: name(seat), n: -days })
      : t('trucker.event.Moved.on', { name: name(seat), n: days }),
  PaidOut: ({ seat, credits }, { name }) => t('trucker.event.PaidOut', { name: name(seat), n: credits }),
  Reading: ({ seat, pile }, { name }) => t('trucker.event.Reading', { name: name(seat), n: pile + 1 }),
  Returned: ({ seat }, { name }) => t('trucker.event.Returned', { name: name(seat) }),
  Rolled: ({ by, dice }, { name }) => t('trucker.event.Rolled', { name: name(by), a: dice[0] ?? 0, b: dice[1] ?? 0 }),
  ShipLeft: ({ seat, squares }, { name, ship }) =>
    fleet('trucker.fleet.event.ShipLeft', { name: name(seat), n: squares.length, ship: ship(squares[0] ?? 0) }),
  Stopped: () => t('trucker.event.Stopped'),
  Stowed: ({ seat, square, colour }, { name, at }) =>
    t('trucker.event.Stowed', { name: name(seat), good: goodText(colour), square: at(square) }),
  TitleDefended: ({ seat, title, credits }, { name }) =>
    trek('trucker.trek.event.TitleDefended', { name: name(seat), title: titleName(title), n: credits }),
  TitleGiven: ({ seat, to, title }, { name }) =>
    trek('trucker.trek.event.TitleGiven', { name: name(seat), who: name(to), title: titleName(title) }),
  TitleJudged: ({ title, best }, { name }) =>
    best.length === 0
      ? trek('trucker.trek.event.TitleJudged.none', { title: titleName(title) })
      : trek('trucker.trek.event.TitleJudged', { title: titleName(title), who: list(best.map(name)) }),
  TitleMissed: ({ seat, title }, { name }) =>
    trek('trucker.trek.event.TitleMissed', { name: name(seat), title: titleName(title) }),
  TitleTaken: ({ seat, title }, { name }) =>
    trek('trucker.trek.event.TitleTaken', { name: name(seat), title: titleName(title) }),
  Took: ({ seat, tile, aside }, { name }) =>
    aside
      ? t('trucker.event.Took.aside', { name: name(seat), tile: theTile(tile) })
      : t('trucker.event.Took', { name: name(seat), tile: theTile(tile) }),
  TookHidden: ({ seat, tile }, { name }) =>
    tile === null
      ? t('trucker.event.TookHidden', { name: name(seat) })
      : t('trucker.event.TookHidden.own', { name: name(seat), tile: theTile(tile) }),
  Unloaded: ({ seat, square, colour }, { name, at }) =>
    t('trucker.event.Unloaded', { name: name(seat), good: goodText(colour), square: at(square) }),
  WasClosed: ({ seat, pile }, { name }) => t('trucker.event.WasClosed', { name: name(seat), n: pile + 1 }),
  WasPutBack: ({ seat, tile }, { name }) => t('trucker.event.WasPutBack', { name: name(seat), tile: theTile(tile) }),
  WasSetAside: ({ seat, tile }, { name }) => t('trucker.event.WasSetAside', { name: name(seat), tile: theTile(tile) }),
  Weakest: ({ seat, line }, { name }) => t('trucker.event.Weakest', { name: name(seat), n: line + 1 }),
  Welded: ({ seat, tile, square }, { name, at }) =>
    t('trucker.event.Welded', { name: name(seat), tile: theTile(tile), square: at(square) }),
};

/** What every table tells by itself, whatever the game. */
const OF_THE_TABLE: ReadonlySet<string> = new Set(['Undone', 'Rewound', 'Branched']);

/** An event that this board does not know yet is told as the text board tells it. */
export function eventText(event: Event, people: People, scene: Scene): string | null {
  const word = EVENT_WORDS[event.type as trucker.Event['type']] as
    ((event: Event, telling: Telling) => string) | undefined;
  if (!word) return OF_THE_TABLE.has(event.type) ? null : told(event, people.name);
  const board = boardOf(sightOf(scene));
  return word(event, {
    name: people.name,
    at: (square) => squareIn(scene, square),
    ship: (square) => shipAt(board, square),
  });
}

export const cardText = (card: number): string =>
  `${tPiece(`trucker.card.${adventure(card).type}`)}, ${cardName(card)}`;

/** A card heads a chapter of the log. */
export function chapterText(event: Event): string | null {
  if (event.type === 'NextFlight') {
    const { flight, level } = event as trucker.NextFlight;
    return trek('trucker.trek.event.NextFlight', { n: flight, level });
  }
  return event.type === 'Revealed' ? cardText((event as trucker.Revealed).card) : null;
}

/** How many cards have been turned, the current one included. */
export function cardNumber(scene: Scene): number {
  const { flown, card } = sightOf(scene).sky;
  return flown.length + (card ? 1 : 0);
}
