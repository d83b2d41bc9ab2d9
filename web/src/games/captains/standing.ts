import type { captains } from '../../wire/types';
import { ANDROID, colourName, colourOf, isCommander, listed } from './figures';
import { matched, spacesOf } from './outlook';
import { at, CARDS, CARGO_SLOTS, LAP_POINTS, MISSIONS, PASSENGERS } from './printed';

/** What a captain would score if the game ended now: everything that counts is open. */

type Ship = captains.Ship;
type Sight = captains.Sight;

const BROKEN = -2;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const crewOf = (ship: Ship): readonly number[] => [...listed(ship.ready), ...ship.queue, ...ship.crew, ship.duty];
export const damageOn = (ship: Ship): number => ship.damage + ship.slots.filter((card) => card === BROKEN).length;
export const commandersOf = (ship: Ship): number => crewOf(ship).filter(isCommander).length;
export const androidsOf = ({ ready, crew }: Ship): number =>
  (ready[ANDROID] ?? 0) + crew.filter((figure) => figure === ANDROID).length;

export interface Standing {
  readonly laps: number;
  readonly space: number;
  readonly zone: number;
  readonly points: number;
}

export function trackStanding(sight: Sight, ship: Ship, track: number): Standing {
  const spaces = spacesOf(sight, track);
  const total = ship.tracks[track] ?? 0;
  const [laps, space] = [Math.floor(total / spaces.length), total % spaces.length];
  const { zone } = at(spaces, space);
  return { laps, space, zone, points: zone + laps * LAP_POINTS };
}

const standings = (sight: Sight, ship: Ship) => [0, 1, 2].map((track) => trackStanding(sight, ship, track));
const showing = (ship: Ship, colour: string): number =>
  ship.missions.filter((mission) => at(MISSIONS, mission).lines.some((line) => line.colour === colour)).length;
const figures = (ship: Ship, colour: string): number =>
  crewOf(ship).filter((figure) => colourOf(figure) >= 0 && colourName(colourOf(figure)) === colour).length;

type Count = (sight: Sight, ship: Ship) => number;
const FAR_ZONE = 3;
const PER: Readonly<Record<string, Count>> = {
  distinct_artifact_type: (_, { artifacts }) => artifacts.filter((n) => n > 0).length,
  matching_icon_pair: ({ board }, { slots }) => sum(slots.map((_, slot) => matched(board, slots, slot).length)) / 2,
  figure_red: (_, ship) => figures(ship, 'red'),
  figure_yellow: (_, ship) => figures(ship, 'yellow'),
  figure_blue: (_, ship) => figures(ship, 'blue'),
  commander: (_, ship) => commandersOf(ship),
  damage: (_, ship) => damageOn(ship),
  mission_with_red: (_, ship) => showing(ship, 'red'),
  mission_with_yellow: (_, ship) => showing(ship, 'yellow'),
  mission_with_blue: (_, ship) => showing(ship, 'blue'),
  pirate: (_, { pirates }) => pirates,
  track_zone3_or_lap: (sight, ship) =>
    standings(sight, ship).filter(({ laps, zone }) => laps > 0 || zone >= FAR_ZONE).length,
};

/** What an omega in this slot scores now. */
export function omegaPoints(sight: Sight, ship: Ship, card: number): number {
  const { score } = at(CARDS, card);
  const count = score ? PER[score.per] : undefined;
  return score && count ? Math.min(score.points * count(sight, ship), score.max ?? Infinity) : 0;
}

const FOR_PASSENGER: Readonly<Record<string, Count>> = {
  per_cargo_slot_without_damage: (_, { damage }) => Math.max(0, CARGO_SLOTS - damage),
  per_technology: (_, { slots }) => slots.filter((card) => card >= 0).length,
  per_pirate_token: (_, { pirates }) => pirates,
  per_track_still_in_first_zone: (sight, ship) =>
    standings(sight, ship).filter(({ laps, zone }) => laps === 0 && zone < 2).length,
  per_android: (_, ship) => androidsOf(ship),
  per_commander: (_, ship) => commandersOf(ship),
};

export function passengerPoints(sight: Sight, ship: Ship): number {
  if (!sight.solo) return 0;
  const { kind, points, offset, max } = at(PASSENGERS, sight.solo.passenger).score;
  return Math.min(max, offset + points * (FOR_PASSENGER[kind]?.(sight, ship) ?? 0));
}

export const missionPoints = ({ missions }: Ship): number =>
  sum(missions.map((mission) => at(MISSIONS, mission).points));

/** With its half, where there is one. */
export function scoreNow(sight: Sight, ship: Ship): number {
  const omegas = ship.slots.filter((card) => card >= 0).map((card) => omegaPoints(sight, ship, card));
  return (
    missionPoints(ship) +
    sum(standings(sight, ship).map(({ points }) => points)) +
    sum(omegas) +
    passengerPoints(sight, ship) +
    commandersOf(ship) +
    androidsOf(ship) +
    ship.pirates +
    (ship.medals + sum(ship.artifacts)) / 2 -
    damageOn(ship)
  );
}
