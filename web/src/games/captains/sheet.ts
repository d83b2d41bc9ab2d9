import type { CaptainsSign } from '../../art/captains/signs';
import type { captains } from '../../wire/types';
import { t } from './labels';
import { at, CARDS, MISSIONS } from './printed';
import { cardText, FACTION_KEYS, factionText } from './said';
import {
  androidsOf,
  commandersOf,
  damageOn,
  missionPoints,
  omegaPoints,
  passengerPoints,
  trackStanding,
} from './standing';

/** The score sheet, row by row; the sums are the server's. */

interface Cell {
  readonly points: number;
  readonly note?: string;
  readonly chips?: readonly number[];
}
export interface Row {
  readonly key: string;
  readonly sign: CaptainsSign;
  readonly name: string;
  readonly of: (ship: captains.Ship) => Cell;
}

function trackRow(sight: captains.Sight, track: number): Row {
  return {
    key: `track ${track}`,
    sign: at(FACTION_KEYS, track),
    name: factionText(track),
    of: (ship) => {
      const { laps, space, points } = trackStanding(sight, ship, track);
      const note = laps > 0 ? t('captains.sheet.laps', { space, n: laps }) : t('captains.sheet.space', { n: space });
      return { points, note };
    },
  };
}

function omegaCell(sight: captains.Sight, ship: captains.Ship): Cell {
  const own = ship.slots.filter((card) => CARDS[card]?.type === 'omega');
  return {
    points: own.reduce((sum, card) => sum + omegaPoints(sight, ship, card), 0),
    note: own.map(cardText).join(', '),
  };
}

const counted = (n: number, worth = 1): Cell => ({ points: n === 0 ? 0 : n * worth, note: String(n) });

export function sheetRows(sight: captains.Sight): readonly Row[] {
  const passenger: Row = {
    key: 'passenger',
    sign: 'special',
    name: t('captains.source.passenger'),
    of: (ship) => ({ points: passengerPoints(sight, ship) }),
  };
  return [
    {
      key: 'missions',
      sign: 'look',
      name: t('captains.source.missions'),
      of: (ship) => ({
        points: missionPoints(ship),
        chips: ship.missions.map((mission) => at(MISSIONS, mission).points),
      }),
    },
    ...[0, 1, 2].map((track) => trackRow(sight, track)),
    { key: 'omegas', sign: 'omega', name: t('captains.source.omegas'), of: (ship) => omegaCell(sight, ship) },
    ...(sight.solo ? [passenger] : []),
    {
      key: 'commanders',
      sign: 'ring',
      name: t('captains.source.commanders'),
      of: (ship) => counted(commandersOf(ship)),
    },
    { key: 'androids', sign: 'android', name: t('captains.source.androids'), of: (ship) => counted(androidsOf(ship)) },
    { key: 'pirates', sign: 'pirate', name: t('captains.source.pirates'), of: ({ pirates }) => counted(pirates) },
    { key: 'medals', sign: 'medal', name: t('captains.sheet.medals'), of: ({ medals }) => counted(medals, 0.5) },
    {
      key: 'artifacts',
      sign: 'artifact',
      name: t('captains.sheet.artifacts'),
      of: ({ artifacts }) =>
        counted(
          artifacts.reduce((sum, n) => sum + n, 0),
          0.5,
        ),
    },
    { key: 'damage', sign: 'damage', name: t('captains.source.damage'), of: (ship) => counted(damageOn(ship), -1) },
  ];
}
