import type { MapTile } from '../art/captains/mapTile';
import { captains } from './fixtures/captains';

const MISSIONS: Readonly<Record<string, string>> = {
  tepid: 'volcano_rescue',
  lullaby: 'pirate_crown',
  parallax: 'stray_android',
  greengage: 'zinca_opera',
  marzipan: 'haunted_freighter',
  twelvebells: 'robot_strike',
  saltlick: 'storm_chasers',
};

function slip(key: string): MapTile {
  const mission = captains.missions.find((one) => one.key === key);
  return { kind: 'mission', lines: mission?.lines.map(({ colour }) => colour) ?? [], points: mission?.points ?? 0 };
}

/** A position in the second round, three captains. */
export const mapTiles: Readonly<Record<string, MapTile>> = {
  ...Object.fromEntries(Object.entries(MISSIONS).map(([place, key]) => [place, slip(key)])),
  plurk: { kind: 'number', value: 4, faceUp: false },
  kettledrum: { kind: 'number', value: 2, faceUp: true },
  verdigris: { kind: 'number', value: 3, faceUp: true },
  thimble: { kind: 'number', value: 1, faceUp: true },
  teapot: { kind: 'station', faction: 'zinca' },
  farpasture: { kind: 'station', faction: 'nian' },
};

export const SHIPS = [
  { colour: 'teal', at: 'greengage' },
  { colour: 'orange', at: 'teapot' },
  { colour: 'pink', at: 'saltlick' },
] as const;

export const PIRATES = [
  { a: 'saltlick', b: 'parallax', reward: 'android' },
  { a: 'twelvebells', b: 'verdigris', reward: 'medal' },
  { a: 'marzipan', b: 'farpasture', reward: 'medal' },
  { a: 'teapot', b: 'lullaby', reward: 'android' },
] as const;

const marks = (teal: number, orange: number, pink: number) =>
  [
    { colour: 'teal', position: teal },
    { colour: 'orange', position: orange },
    { colour: 'pink', position: pink },
  ] as const;

export const RING_MARKERS = [marks(4, 2, 6), marks(6, 4, 1), marks(1, 4, 3)];
