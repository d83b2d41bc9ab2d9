import type { BoardShape } from '../../art/trucker/board';
import { prongsMeet } from '../../art/trucker/connectors';
import type { PlacedTile } from '../../art/trucker/ship';
import {
  GOODS,
  turned,
  type Connectors,
  type Contents,
  type Good,
  type TileFace,
  type Turn,
} from '../../art/trucker/tile';
import type { PlayerColour } from '../../art/shared/palette';
import type { Hit } from '../../art/trucker/adventure';
import type { trucker } from '../../wire/types';
import { faceOf, PRICES, seatOfCabin } from './printed';

/** A ship as drawings and counts need it: the server says what is where, this says what that looks like. */

export const NOWHERE = -1;
const [FRONT, RIGHT, REAR, LEFT] = [0, 1, 2, 3] as const;
const SIDES = [FRONT, RIGHT, REAR, LEFT] as const;
const SIDE_NUMBER: Readonly<Record<Hit['from'], Turn>> = { front: FRONT, right: RIGHT, rear: REAR, left: LEFT };
const STEPS: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];
const WEIGHTS = [64, 16, 4, 1] as const; // a hold's content is one number with a digit per colour, to base 4
const [PURPLE, BROWN] = [3, 4];

type Cells = readonly number[];

export const tileAt = (cells: Cells, square: number): number => Math.floor((cells[square] ?? NOWHERE) / 4);
export const turnAt = (cells: Cells, square: number): Turn => ((cells[square] ?? 0) % 4) as Turn;
export const faceAt = (cells: Cells, square: number): TileFace => faceOf(tileAt(cells, square));
export const isFilled = (cells: Cells, square: number): boolean => (cells[square] ?? NOWHERE) >= 0;
export const filled = (cells: Cells): readonly number[] => cells.flatMap((code, square) => (code >= 0 ? [square] : []));

const neighbours = new WeakMap<BoardShape, readonly (readonly number[])[]>();

/** For each square the squares in front, to the right, behind and to the left of it; NOWHERE beyond the board. */
export function beside(board: BoardShape): readonly (readonly number[])[] {
  const known = neighbours.get(board);
  if (known) return known;
  const at = (row: number, column: number) =>
    board.squares.findIndex((square) => square.row === row && square.column === column);
  const made = board.squares.map(({ row, column }) => STEPS.map(([down, right]) => at(row + down, column + right)));
  neighbours.set(board, made);
  return made;
}

export function connectorsAt(cells: Cells, square: number): Connectors {
  return turned(faceAt(cells, square).connectors, turnAt(cells, square));
}

/** The bodies that joints hold together, the biggest first. */
export function partsOf(board: BoardShape, cells: Cells): readonly (readonly number[])[] {
  const rest = new Set(filled(cells));
  const parts: number[][] = [];
  for (const first of rest) {
    const part = [first];
    rest.delete(first);
    for (const square of part)
      for (const other of joined(board, cells, square)) if (rest.delete(other)) part.push(other);
    parts.push(part.toSorted((a, b) => a - b));
  }
  return parts.toSorted((a, b) => b.length - a.length);
}

function joined(board: BoardShape, cells: Cells, square: number): readonly number[] {
  const own = connectorsAt(cells, square);
  return SIDES.flatMap((side) => {
    const other = beside(board)[square]?.[side] ?? NOWHERE;
    const meets = isFilled(cells, other) && prongsMeet(own[side], connectorsAt(cells, other)[((side + 2) % 4) as Turn]);
    return meets ? [other] : [];
  });
}

/** The tile that an attack meets first on its row or column, or NOWHERE. */
export function struck(board: BoardShape, cells: Cells, from: Hit['from'], line: number): number {
  const side = SIDE_NUMBER[from];
  const vertical = side === FRONT || side === REAR;
  const way = board.squares.flatMap((at, square) =>
    (vertical ? at.column : at.row) === line && isFilled(cells, square) ? [square] : [],
  );
  return (side === REAR || side === RIGHT ? way.at(-1) : way[0]) ?? NOWHERE;
}

type Fleet = Pick<trucker.Ship, 'cells'> & Partial<Pick<trucker.Ship, 'fleet'>>;

/** The ships of a fleet, each by itself, the foremost first; any other ship is a fleet of one. */
export function fleetOf<T extends Fleet>(ship: T): readonly T[] {
  const { cells, fleet = [] } = ship;
  if (fleet.length < 2) return [ship];
  const within = (squares: readonly number[]): Cells =>
    cells.map((code, square) => (squares.includes(square) ? code : NOWHERE));
  return fleet.map((squares) => ({ ...ship, cells: within(squares), fleet: [] }));
}

/** What would no longer hold on to the biggest part of its ship if that tile were gone. */
export function wouldFall(board: BoardShape, ship: Fleet, square: number): readonly number[] {
  const { cells } = fleetOf(ship).find((each) => isFilled(each.cells, square)) ?? ship;
  return partsOf(board, cells.with(square, NOWHERE)).slice(1).flat();
}

export function openJoints(board: BoardShape, cells: Cells): number {
  const open = (square: number): number =>
    SIDES.filter((side) => {
      const other = beside(board)[square]?.[side] ?? NOWHERE;
      return connectorsAt(cells, square)[side] > 0 && !isFilled(cells, other);
    }).length;
  return filled(cells).reduce((sum, square) => sum + open(square), 0);
}

/** The cubes in a hold, the dearest first. */
export function cubesIn(load: number): readonly number[] {
  return WEIGHTS.flatMap((weight, colour) => Array.from({ length: Math.floor(load / weight) % 4 }, () => colour));
}

export const goodOf = (colour: number): Good => GOODS[colour] ?? 'blue';

const CREW: readonly NonNullable<Contents['crew']>[] = [0, 1, 2, 'purple', 'brown'];

function contentsOf(face: TileFace, load: number, boarded: boolean): Contents {
  if (face.kind === 'cabin' || face.kind === 'starting_cabin')
    return { crew: boarded ? (CREW[load] ?? 0) : 'expected' };
  if (face.kind === 'battery') return boarded ? { cells: load } : {};
  if (face.kind === 'cargo_hold' || face.kind === 'special_cargo_hold') return { goods: cubesIn(load).map(goodOf) };
  return {};
}

/** Crew and energy come aboard when building is over; until then cabins and batteries only promise them. */
type Boarding = Pick<trucker.Ship, 'aboard' | 'flying' | 'left_by'>;
export const isBoarded = ({ aboard, flying, left_by }: Boarding): boolean =>
  flying || left_by !== '' || aboard.some((load) => load > 0);

/** Where a tile lies, with the number of its square. */
export interface Placed extends PlacedTile {
  readonly square: number;
}

/** Whose starting cabin a ship has: partners change boards; null where it is lost. */
export function builderOf({ cells }: Pick<trucker.Ship, 'cells'>): number | null {
  const cabin = filled(cells).find((square) => faceAt(cells, square).kind === 'starting_cabin');
  return cabin === undefined ? null : seatOfCabin(tileAt(cells, cabin));
}

export function placedTiles(
  board: BoardShape,
  { cells, aboard, ...ship }: Pick<trucker.Ship, 'cells'> & Boarding,
  colourOf: (seat: number) => PlayerColour,
  boarded = isBoarded({ aboard, ...ship }),
): readonly Placed[] {
  const colour = colourOf(builderOf({ cells }) ?? 0);
  return filled(cells).map((square) =>
    placedTile(board, { square, code: cells[square] ?? 0, load: aboard[square] ?? 0, colour, boarded }),
  );
}

interface Laid {
  readonly square: number;
  readonly code: number;
  readonly load: number;
  readonly colour: PlayerColour;
  readonly boarded: boolean;
}

const drawn = new WeakMap<BoardShape, Map<string, Placed>>();

/** The same tile on the same square with the same load is the same thing: only what has changed is drawn anew. */
function placedTile(board: BoardShape, laid: Laid): Placed {
  const known = drawn.get(board) ?? new Map<string, Placed>();
  drawn.set(board, known);
  const key = Object.values(laid).join(' ');
  const found = known.get(key) ?? placedAnew(board, laid);
  known.set(key, found);
  return found;
}

function placedAnew(board: BoardShape, { square, code, load, colour, boarded }: Laid): Placed {
  const at = board.squares[square] ?? board.start;
  const printed = faceOf(Math.floor(code / 4));
  const face = printed.kind === 'starting_cabin' ? { ...printed, colour } : printed;
  return { ...at, square, face, turn: (code % 4) as Turn, contents: contentsOf(face, load, boarded) };
}

/** What a ship has: powers in halves, without cells and what cells could add. */
export interface Counts {
  readonly tiles: number;
  readonly crew: number;
  readonly cannons: number;
  readonly moreCannons: number;
  readonly engines: number;
  readonly moreEngines: number;
  readonly cells: number;
  readonly room: number;
  readonly goods: number;
  readonly joints: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const heads = (load: number): number => (load >= PURPLE ? 1 : load);
const ofKind = (ship: Pick<trucker.Ship, 'cells'>, ...kinds: readonly TileFace['kind'][]): readonly number[] =>
  filled(ship.cells).filter((square) => kinds.includes(faceAt(ship.cells, square).kind));

export const cabinsOf = (ship: Pick<trucker.Ship, 'cells'>): readonly number[] =>
  ofKind(ship, 'cabin', 'starting_cabin');
export const batteriesOf = (ship: Pick<trucker.Ship, 'cells'>): readonly number[] => ofKind(ship, 'battery');
export const holdsOf = (ship: Pick<trucker.Ship, 'cells'>): readonly number[] =>
  ofKind(ship, 'cargo_hold', 'special_cargo_hold');

const capacityAt = (cells: Cells, square: number): number => {
  const face = faceAt(cells, square);
  return 'capacity' in face ? face.capacity : 0;
};

/** A gun counts full to the front and half elsewhere; in halves. */
const gun = (cells: Cells, square: number): number => (turnAt(cells, square) === FRONT ? 2 : 1);

/** What a double adds when it is fed, in halves for cannons as for engines. */
export function fedPower(ship: Pick<trucker.Ship, 'cells'>, square: number): number {
  return faceAt(ship.cells, square).kind === 'double_engine' ? 4 : 2 * gun(ship.cells, square);
}

/** Cells feed the strongest doubles first. */
function couldAdd(ship: Pick<trucker.Ship, 'cells'>, doubles: readonly number[], cells: number): number {
  const powers = doubles.map((square) => fedPower(ship, square)).toSorted((a, b) => b - a);
  return sum(powers.slice(0, cells));
}

const lives = (ship: trucker.Ship, alien: number): boolean =>
  cabinsOf(ship).some((square) => ship.aboard[square] === alien);
/** An alien helps whoever has any power at all. */
const helped = (power: number, helps: boolean): number => (power > 0 && helps ? power + 4 : power);

export function cellsOf(ship: trucker.Ship): number {
  const boarded = isBoarded(ship);
  return sum(batteriesOf(ship).map((at) => (boarded ? (ship.aboard[at] ?? 0) : capacityAt(ship.cells, at))));
}

export function crewOf(ship: trucker.Ship): number {
  const cabins = cabinsOf(ship);
  return isBoarded(ship) ? sum(cabins.map((at) => heads(ship.aboard[at] ?? 0))) : 2 * cabins.length;
}

export const cargoOf = (ship: trucker.Ship): readonly number[] =>
  holdsOf(ship).flatMap((square) => cubesIn(ship.aboard[square] ?? 0));

export const valueOf = (cubes: readonly number[]): number => sum(cubes.map((colour) => PRICES[colour] ?? 0));

/** What the goods bring: those of ships that have given up only half, rounded up; if all give up, all of them. */
export function saleOf(ship: trucker.Ship): { readonly arriving: number; readonly leaving: number } {
  const stored = sum(ship.stored.map((n, colour) => n * (PRICES[colour] ?? 0)));
  const aboard = valueOf(cargoOf(ship));
  return { arriving: aboard + Math.ceil(stored / 2), leaving: Math.ceil((aboard + stored) / 2) };
}

function shipPower(ship: trucker.Ship, engines: boolean, fed: readonly number[]): number {
  const single = engines
    ? 2 * ofKind(ship, 'engine').length
    : sum(ofKind(ship, 'cannon').map((square) => gun(ship.cells, square)));
  const doubled = sum(fed.filter((at) => isFilled(ship.cells, at)).map((square) => fedPower(ship, square)));
  return helped(single + doubled, lives(ship, engines ? BROWN : PURPLE));
}

/** Of a fleet: the engines of its slowest ship, the cannons of all. */
const together = (engines: boolean, powers: readonly number[]): number => (engines ? Math.min(...powers) : sum(powers));

/** Power so far in halves, with the doubles that are fed. */
export const powerOf = (ship: trucker.Ship, engines: boolean, fed: readonly number[]): number =>
  together(
    engines,
    fleetOf(ship).map((each) => shipPower(each, engines, fed)),
  );

/** What cells could add to that, those of each ship to its own doubles. */
function morePower(ship: trucker.Ship, engines: boolean): number {
  const most = fleetOf(ship).map((each) => {
    const doubles = ofKind(each, engines ? 'double_engine' : 'double_cannon');
    return shipPower(each, engines, []) + couldAdd(each, doubles, cellsOf(each));
  });
  return together(engines, most) - powerOf(ship, engines, []);
}

export function countsOf(board: BoardShape, ship: trucker.Ship): Counts {
  const holds = holdsOf(ship);
  const cargo = cargoOf(ship);
  return {
    tiles: filled(ship.cells).length,
    crew: crewOf(ship),
    cannons: powerOf(ship, false, []),
    moreCannons: morePower(ship, false),
    engines: powerOf(ship, true, []),
    moreEngines: morePower(ship, true),
    cells: cellsOf(ship),
    room: sum(holds.map((square) => capacityAt(ship.cells, square))) - cargo.length,
    goods: valueOf(cargo),
    joints: openJoints(board, ship.cells),
  };
}

/** The squares of a mask. */
export const squaresIn = (mask: number): readonly number[] =>
  Array.from({ length: 52 }, (_, square) => square).filter((square) => Math.floor(mask / 2 ** square) % 2 === 1);
