import type { MapTile } from '../../art/captains/mapTile';
import type { CaptainsSign } from '../../art/captains/signs';
import type { People } from '../../table/game';
import type { captains } from '../../wire/types';
import { t } from './labels';
import { endsOf } from './outlook';
import { at, FACTIONS, MAPS, MISSIONS, PIRATES, ROUNDS, said, STATIONS } from './printed';
import { missionText, placeText } from './said';

/** The map as it lies: what is on each location, in pictures and in words. */

type Sight = captains.Sight;
const [BARE, STATION, TILE] = [-1, 1000, 2000];

const isUp = ({ sky }: Sight, tile: number): boolean => ((sky.tiles_up >> tile) & 1) === 1;
export const missionAt = ({ sky }: Sight, place: number): number => {
  const spot = sky.spots[place] ?? BARE;
  return spot < STATION ? spot : BARE;
};

const stationAt = ({ sky }: Sight, place: number): number => sky.stations.indexOf(place);
const isUsed = ({ sky }: Sight, station: number): boolean => (sky.stock[station] ?? 0) !== 0;

/** The home station's tile is every faction's, the others belong to one. */
function stationTile(sight: Sight, station: number): MapTile {
  const own = FACTIONS.find(({ key }) => key === at(STATIONS, station).key)?.key;
  return { kind: 'station', faction: own ?? 'cooperation', used: isUsed(sight, station) };
}

export function tileAt(sight: Sight, place: number): MapTile | undefined {
  const spot = sight.sky.spots[place] ?? BARE;
  const station = stationAt(sight, place);
  if (station >= 0) return station === 0 && isUsed(sight, 0) ? undefined : stationTile(sight, station);
  if (spot >= TILE) return { kind: 'number', value: spot - TILE, faceUp: isUp(sight, spot - TILE) };
  const mission = MISSIONS[spot];
  return mission && { kind: 'mission', lines: mission.lines.map(({ colour }) => colour), points: mission.points };
}

/** Where the next mission appears: the planet with the highest number that is face up. */
export function nextMissionPlace(sight: Sight): number {
  const up = sight.sky.spots.map((spot) => (spot >= TILE && isUp(sight, spot - TILE) ? spot : BARE));
  const highest = Math.max(...up);
  return highest < TILE ? BARE : up.indexOf(highest);
}

/** Whether the next mission brings the pirates' revolt. */
export const lastBeforeRevolt = ({ sky }: Sight): boolean => (sky.tiles_up & (sky.tiles_up - 1)) === 0;

const backText = (round: number): string =>
  round > ROUNDS.length ? t('captains.board.station.never') : t('captains.board.station.back', { n: round });

function lyingText(sight: Sight, place: number): string {
  const spot = sight.sky.spots[place] ?? BARE;
  const station = stationAt(sight, place);
  if (station >= 0) {
    const values = { station: said(at(STATIONS, station)) };
    return isUsed(sight, station)
      ? `${t('captains.board.place.used', values)}, ${backText(sight.sky.stock[station] ?? 0)}`
      : t('captains.board.place.station', values);
  }
  if (spot >= TILE)
    return isUp(sight, spot - TILE)
      ? t('captains.board.place.up', { n: spot - TILE })
      : t('captains.board.place.down', { n: spot - TILE });
  const mission = MISSIONS[spot];
  return mission
    ? t('captains.board.place.mission', { mission: missionText(spot), n: mission.points })
    : t('captains.board.place.bare');
}

/** What lies on a place, who is there, and who holds it. */
export function spotText(sight: Sight, place: number, people: People): string {
  const here = sight.captains.flatMap((ship, seat) => (ship.place === place ? [people.name(seat)] : []));
  const holder = sight.sky.holders[place] ?? -1;
  const companion = sight.solo?.place === place ? [t('captains.board.companion')] : [];
  const names = [...here, ...companion];
  return [
    lyingText(sight, place),
    ...(names.length > 0 ? [t('captains.board.place.ships', { names: names.join(', ') })] : []),
    ...(holder >= 0 && missionAt(sight, place) >= 0
      ? [t('captains.board.place.held', { name: people.name(holder) })]
      : []),
  ].join(', ');
}

export const placeLabel = (sight: Sight, place: number, people: People): string =>
  t('captains.board.place', { place: placeText(sight.side, place), what: spotText(sight, place, people) });

const REWARD: Readonly<Record<string, CaptainsSign>> = { loot: 'medal', android: 'android' };

/** Pirates by the road they are on. */
export function piratesOf({ side, sky }: Sight) {
  const { locations } = at(MAPS, side);
  return sky.roads.flatMap((kind, road) => {
    const pirate = PIRATES[kind];
    if (!pirate) return [];
    const [a, b] = endsOf(side, road);
    const reward = REWARD[pirate.reward];
    return [{ road, a: at(locations, a).key, b: at(locations, b).key, ...(reward ? { reward } : {}) }];
  });
}
