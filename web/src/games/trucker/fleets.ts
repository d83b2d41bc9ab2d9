import { sameSquare, type BoardShape } from '../../art/trucker/board';
import { closedSquares, joinedBy, shipsOfBoard } from '../../art/trucker/fleet';
import type { trucker } from '../../wire/types';
import { t as fleet } from './fleet';
import { countsOf, fleetOf, isFilled, type Counts } from './hull';
import { halves, list } from './said';

/** The ships of a fleet by name. */

/** What the dice have made of the board, and what stands there; null where nothing does. */
export interface FleetShip {
  readonly name: string;
  readonly counts: Counts | null;
}

export function fleetShips(board: BoardShape, ship: trucker.Ship): readonly FleetShip[] {
  const ships = fleetOf(ship);
  return shipsOfBoard(board).map(({ name, squares }) => {
    const here = board.squares.flatMap((square, i) => (squares.includes(square) ? [i] : []));
    const built = ships.find(({ cells }) => here.some((square) => isFilled(cells, square)));
    return { name, counts: built ? countsOf(board, built) : null };
  });
}

/** The ship of a fleet to which a square belongs, by its letters; empty on a board for one ship. */
export function shipAt(board: BoardShape, square: number): string {
  const at = board.squares[square];
  const ship = at && shipsOfBoard(board).find(({ squares }) => squares.includes(at));
  return ship?.name ?? '';
}

/** Whether there is more than one ship to tell apart. */
export const isFleet = ({ fleet: ships }: Pick<trucker.Ship, 'fleet'>): boolean => ships.length > 1;

/** Why nobody can build on a square yet; empty where one can. */
export function closedText(board: BoardShape, square: number, at: string): string {
  const place = board.squares[square];
  if (!place || !closedSquares(board).includes(place)) return '';
  const bridge = board.bridges?.find(({ squares }) => squares.some((each) => sameSquare(each, place)));
  if (!bridge) return '';
  const ships = list(joinedBy(board, place));
  return bridge.die > 0
    ? fleet('trucker.fleet.square.closed', { square: at, die: bridge.die, ships })
    : fleet('trucker.fleet.square.double', { square: at, ships });
}

/** A ship of a fleet and what it has, in a sentence. */
export function shipText({ name: ship, counts }: FleetShip, launched: boolean): string {
  if (!counts)
    return launched ? fleet('trucker.fleet.ship.gone', { ship }) : fleet('trucker.fleet.ship.none', { ship });
  const { tiles, crew, cells } = counts;
  const [cannons, engines] = [halves(counts.cannons), halves(counts.engines)];
  return fleet('trucker.fleet.ship.counts', { ship, tiles, crew, cells, cannons, engines });
}
