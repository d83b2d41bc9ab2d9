import { box, dots, line, polygon, type Point } from '../shared/path';
import { turnedPoint, type Connector, type Connectors, type Turn } from './tile';

interface Prongs {
  readonly places: readonly number[];
  readonly width: number;
}

/** Connectors are geometry: a legal joint visibly meets, a single against a double visibly misses. */
const PRONGS: Readonly<Record<Connector, Prongs>> = {
  0: { places: [], width: 0 },
  1: { places: [50], width: 14 },
  2: { places: [34, 66], width: 13 },
  3: { places: [31, 50, 69], width: 11 },
};
/** A prong reaches a little over the edge, so that two tiles side by side show no gap. */
const REACH = -1.5;
const DEPTH = 15.5;
const RIVETS = [18, 26, 34, 42, 50, 58, 66, 74, 82];
const SIDES = [0, 1, 2, 3] as const satisfies readonly Turn[];

export interface Joint {
  /** Upper left corner of the tile, which is 100 wide. */
  readonly origin: Point;
  readonly connectors: Connectors;
}

/** One path per paint, for a tile or for a whole ship. */
export interface ConnectorPaths {
  readonly beds: string;
  readonly steel: string;
  readonly brass: string;
  readonly shine: string;
  readonly litLips: string;
  readonly shadedLips: string;
  readonly rivets: string;
}

/** Do the prongs of two facing sides touch? Brass ones touch anything but a smooth side. */
export function prongsMeet(a: Connector, b: Connector): boolean {
  const facing = PRONGS[b].places;
  return PRONGS[a].places.some((place) => facing.some((other) => Math.abs(place - other) < 4));
}

/** From "along the side, away from its edge" to the drawing's coordinates. */
type Place = (along: number, depth: number) => Point;

function placeOn(origin: Point, side: Turn): Place {
  return (along, depth) => {
    const [x, y] = turnedPoint([along, depth], side);
    return [x + origin[0], y + origin[1]];
  };
}

function bed(place: Place): string {
  return polygon([place(20, 0), place(80, 0), place(75.5, 15), place(24.5, 15)]);
}

function prongs(place: Place, { places, width }: Prongs): string {
  const half = width / 2;
  return places.map((x) => box(place(x - half, REACH), place(x + half, DEPTH), 2)).join('');
}

/** Light falls from the upper left, whichever way the prong points. */
function shine(place: Place, { places, width }: Prongs, side: Turn): string {
  const shift = (width / 2 - 3) * (side < 2 ? -1 : 1);
  return places.map((x) => line(place(x + shift, 1), place(x + shift, 13))).join('');
}

interface Side {
  readonly side: Turn;
  readonly connector: Connector;
  readonly place: Place;
}

function sidesOf({ origin, connectors }: Joint): Side[] {
  return SIDES.map((side) => ({ side, connector: connectors[side], place: placeOn(origin, side) }));
}

const drawn = new Map<string, ConnectorPaths>();

/** The same tiles come and go all the time: each is worked out once. */
function pathsOf(joint: Joint): ConnectorPaths {
  const key = [...joint.origin, ...joint.connectors].join(' ');
  const paths = drawn.get(key) ?? workOut(joint);
  drawn.set(key, paths);
  return paths;
}

function workOut(joint: Joint): ConnectorPaths {
  const sides = sidesOf(joint);
  const open = sides.filter(({ connector }) => connector !== 0);
  const smooth = sides.filter(({ connector }) => connector === 0);
  const lips = (chosen: readonly Side[]) => chosen.map(({ place }) => line(place(11, 2.6), place(89, 2.6))).join('');
  const made = (brass: boolean) =>
    open
      .filter(({ connector }) => (connector === 3) === brass)
      .map(({ place, connector }) => prongs(place, PRONGS[connector]))
      .join('');
  return {
    beds: open.map(({ place }) => bed(place)).join(''),
    steel: made(false),
    brass: made(true),
    shine: open.map(({ place, connector, side }) => shine(place, PRONGS[connector], side)).join(''),
    litLips: lips(smooth.filter(({ side }) => side === 0 || side === 3)),
    shadedLips: lips(smooth.filter(({ side }) => side === 1 || side === 2)),
    rivets: smooth.map(({ place }) => dots(RIVETS.map((x) => place(x, 8)))).join(''),
  };
}

export function connectorPaths(joints: readonly Joint[]): ConnectorPaths {
  const all = joints.map(pathsOf);
  const joined = (paint: keyof ConnectorPaths): string => all.map((paths) => paths[paint]).join('');
  return {
    beds: joined('beds'),
    steel: joined('steel'),
    brass: joined('brass'),
    shine: joined('shine'),
    litLips: joined('litLips'),
    shadedLips: joined('shadedLips'),
    rivets: joined('rivets'),
  };
}
