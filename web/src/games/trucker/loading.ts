import type { trucker } from '../../wire/types';
import { cargoOf, cubesIn, faceAt, holdsOf } from './hull';

type Step = trucker.Stow | trucker.Unload;

const RED = 0;
const COLOURS = [0, 1, 2, 3];
const count = (cubes: readonly number[], colour: number): number => cubes.filter((each) => each === colour).length;

interface Hold {
  readonly square: number;
  readonly special: boolean;
  readonly cubes: readonly number[];
  readonly room: number;
}

function holdOf({ cells, aboard }: trucker.Ship, square: number): Hold {
  const face = faceAt(cells, square);
  const cubes = cubesIn(aboard[square] ?? 0);
  const size = 'capacity' in face ? face.capacity : 0;
  return { square, special: face.kind === 'special_cargo_hold', cubes, room: size - cubes.length };
}

const sizeOf = (holds: readonly Hold[]): number => holds.reduce((all, { room, cubes }) => all + room + cubes.length, 0);

/** How many cubes of each colour are worth keeping: the dearest that there is room for. */
function wanted(holds: readonly Hold[], cubes: readonly number[]): readonly number[] {
  const special = sizeOf(holds.filter((hold) => hold.special));
  let room = sizeOf(holds);
  return COLOURS.map((colour) => {
    const kept = Math.min(count(cubes, colour), room, colour === RED ? special : Infinity);
    room -= kept;
    return kept;
  });
}

const stow = (colour: number, square: number): Step => ({ type: 'Stow', colour, square });
const unload = (colour: number, square: number): Step => ({ type: 'Unload', colour, square });

/** Where a cube goes: red ones have only special holds, others leave those free as long as they can. */
function homeFor(holds: readonly Hold[], colour: number): Hold | undefined {
  const roomy = holds.filter(({ room, special }) => room > 0 && (colour !== RED || special));
  return roomy.find(({ special }) => special === (colour === RED)) ?? roomy[0];
}

/** The next step towards the most valuable load; null when it is reached. */
export function nextStep(ship: trucker.Ship): Step | null {
  const holds = holdsOf(ship).map((square) => holdOf(ship, square));
  const aboard = cargoOf(ship);
  const dock = COLOURS.flatMap((colour) => Array.from({ length: ship.dock[colour] ?? 0 }, () => colour));
  const keep = wanted(holds, [...aboard, ...dock]);
  const missing = COLOURS.find((colour) => (keep[colour] ?? 0) > count(aboard, colour));
  if (missing === undefined) return null;
  const home = homeFor(holds, missing);
  return home ? stow(missing, home.square) : makeRoom(holds, keep, aboard, missing);
}

/** Something has to move: what is not worth keeping, or what takes a special hold from a red cube. */
function makeRoom(
  holds: readonly Hold[],
  keep: readonly number[],
  aboard: readonly number[],
  missing: number,
): Step | null {
  const fitting = holds.filter(({ special }) => missing !== RED || special);
  const loose = (colour: number) => colour !== missing && count(aboard, colour) > (keep[colour] ?? 0);
  const spare = fitting.flatMap(({ square, cubes }) => cubes.filter(loose).map((colour) => unload(colour, square)));
  const inTheWay = fitting.flatMap(({ square, cubes }) =>
    cubes.filter((colour) => colour > missing).map((colour) => unload(colour, square)),
  );
  return spare[0] ?? inTheWay.at(-1) ?? null;
}
