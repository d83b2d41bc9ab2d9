import type { BoardShape } from '../../art/trucker/board';
import type { People } from '../../table/game';
import type { Scene, trucker } from '../../wire/types';
import { cardNumber, cardText } from './eventWords';
import { countsOf, filled } from './hull';
import { t as fleet } from './fleet';
import { fleetShips, shipText } from './fleets';
import { t as label } from './labels';
import { boardOf, limitFor } from './printed';
import { faultText, goodsText, halves, kindText, list, sightOf, squareText, squareWords, theTile } from './said';
import { strangeLines } from './strange';
import { t as trek } from './trek';
import { sideText, titleName, titleWords } from './trek/titles';

function yardLines({ yard, glass }: trucker.Sight): readonly string[] {
  const lines = [label('trucker.text.build', { hidden: yard.hidden, open: yard.heap.length })];
  if (yard.heap.length > 0) lines.push(label('trucker.text.heap', { tiles: list(yard.heap.map(kindText)) }));
  const state = glass.running ? label('trucker.text.running') : label('trucker.text.stopped');
  if (glass.runs > 0) lines.push(label('trucker.text.glass', { n: glass.run, all: glass.runs, state }));
  return lines;
}

function skyLines(scene: Scene, people: People): readonly string[] {
  const { sky } = sightOf(scene);
  const [a, b] = sky.dice.slice(-2);
  return [
    ...(sky.card
      ? [label('trucker.text.card', { n: cardNumber(scene), cards: sky.cards_left, card: cardText(sky.card.card) })]
      : []),
    ...(sky.order.length > 0 ? [label('trucker.text.order', { who: list(sky.order.map(people.name)) })] : []),
    ...(a !== undefined && b !== undefined ? [label('trucker.text.dice', { a, b })] : []),
  ];
}

function forecastLines({ forecasts }: trucker.Sight): readonly string[] {
  return forecasts.flatMap(({ cards }, pile) =>
    cards ? [label('trucker.text.known', { n: pile + 1, cards: list(cards.map(({ card }) => cardText(card))) })] : [],
  );
}

function titleLines({ journey }: trucker.Sight, people: People): readonly string[] {
  return (journey?.titles ?? []).map(({ title, id, holder, scores, ...side }) =>
    trek('trucker.trek.line', {
      title: titleName(title),
      counts: titleWords(id)?.counts ?? '',
      holder: holder === null ? trek('trucker.trek.free') : `${people.name(holder)}, ${sideText(side)}`,
      scores: list(scores.map((score, seat) => `${people.name(seat)} ${score}`)),
    }),
  );
}

const dockText = (dock: readonly number[]): string =>
  goodsText(dock.flatMap((n, colour) => Array.from({ length: n }, () => colour)));

function shipLines(board: BoardShape, ship: trucker.Ship, name: string): readonly string[] {
  const { tiles, crew, cannons, moreCannons, engines, moreEngines, cells, goods, joints } = countsOf(board, ship);
  const power = (base: number, more: number) => (more > 0 ? `${halves(base)} (+${halves(more)})` : halves(base));
  return [
    label('trucker.text.ship', {
      name,
      tiles,
      crew,
      cannons: power(cannons, moreCannons),
      engines: power(engines, moreEngines),
      cells,
      joints,
    }),
    ...(ship.hand !== null ? [label('trucker.text.hand', { name, tile: theTile(ship.hand) })] : []),
    ...(ship.aside.length > 0 ? [label('trucker.text.aside', { name, tiles: list(ship.aside.map(kindText)) })] : []),
    ...(goods > 0 ? [label('trucker.text.goods', { name, n: goods })] : []),
    ...(ship.dock.some((n) => n > 0) ? [label('trucker.text.dock', { goods: dockText(ship.dock) })] : []),
    ...ship.faults.map(({ rule, squares }) =>
      label('trucker.text.fault', {
        name,
        fault: faultText(rule),
        squares: list(squares.map((at) => squareText(board, at))),
      }),
    ),
    ...(ship.lost.length > 0 ? [label('trucker.text.lost', { name, n: ship.lost.length })] : []),
    label('trucker.text.tiles', {
      name,
      tiles: filled(ship.cells)
        .map((square) => squareWords(board, ship, square))
        .join('; '),
    }),
  ];
}

/** What a fleet of class IVC has beside its tiles. */
function fleetLines(sight: trucker.Sight, ship: trucker.Ship, name: string): readonly string[] {
  const limit = limitFor(sight, ship.premium);
  return [
    ...(ship.fleet.length > 0 ? [fleet('trucker.fleet.ships', { name, n: ship.fleet.length })] : []),
    ...fleetShips(boardOf(sight), ship).map((each) => `${name}: ${shipText(each, sight.sky.launched)}`),
    ...(limit === null ? [] : [fleet('trucker.fleet.insured', { name, n: limit })]),
    ...(ship.stored.some((n) => n > 0) ? [fleet('trucker.fleet.stored', { name, goods: dockText(ship.stored) })] : []),
  ];
}

/** The board as facts, one's own ship first; what this board does not know yet as the text board says it. */
export function textBoard(scene: Scene, people: People): readonly string[] {
  const sight = sightOf(scene);
  const board = boardOf(sight);
  const seats = [...sight.truckers.keys()].toSorted((a, b) => Number(b === people.you) - Number(a === people.you));
  return [
    ...(sight.sky.launched ? skyLines(scene, people) : yardLines(sight)),
    ...(sight.bridges.length > 0 ? [fleet('trucker.fleet.bridges', { dice: list(sight.bridges.map(String)) })] : []),
    ...forecastLines(sight),
    ...titleLines(sight, people),
    ...seats.flatMap((seat) => {
      const ship = sight.truckers[seat];
      return ship ? [...shipLines(board, ship, people.name(seat)), ...fleetLines(sight, ship, people.name(seat))] : [];
    }),
    ...strangeLines(scene, people),
  ];
}
