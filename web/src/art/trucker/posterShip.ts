import type { Contents, TileFace, Turn } from './tile';

interface PosterTile {
  readonly x: number;
  readonly y: number;
  readonly face: TileFace;
  readonly turn: Turn;
  readonly contents?: Contents;
}

/** A ship that obeys every joint rule, for the poster. */
export const POSTER_SHIP: readonly PosterTile[] = [
  { x: 2, y: 0, turn: 0, face: { kind: 'cannon', connectors: [0, 0, 3, 1] } },
  { x: 4, y: 0, turn: 0, face: { kind: 'double_cannon', connectors: [0, 1, 3, 0] } },
  { x: 1, y: 1, turn: 3, face: { kind: 'shield', connectors: [0, 0, 3, 2] } },
  { x: 2, y: 1, turn: 3, face: { kind: 'cabin', connectors: [2, 2, 1, 1] } },
  {
    x: 3,
    y: 1,
    turn: 1,
    face: { kind: 'cargo_hold', capacity: 3, connectors: [2, 1, 1, 0] },
    contents: { goods: ['yellow', 'green', 'blue'] },
  },
  { x: 4, y: 1, turn: 2, face: { kind: 'battery', capacity: 3, connectors: [2, 2, 1, 0] } },
  { x: 5, y: 1, turn: 0, face: { kind: 'cannon', connectors: [0, 0, 2, 0] } },
  {
    x: 0,
    y: 2,
    turn: 1,
    face: { kind: 'cargo_hold', capacity: 2, connectors: [3, 3, 0, 0] },
    contents: { goods: ['yellow', 'green'] },
  },
  { x: 1, y: 2, turn: 2, face: { kind: 'battery', capacity: 2, connectors: [3, 2, 2, 2] } },
  { x: 2, y: 2, turn: 3, face: { kind: 'life_support', alien: 'purple', connectors: [2, 1, 2, 0] } },
  { x: 3, y: 2, turn: 0, face: { kind: 'starting_cabin', colour: 'red', connectors: [3, 3, 3, 3] } },
  { x: 4, y: 2, turn: 0, face: { kind: 'cabin', connectors: [2, 2, 2, 1] } },
  { x: 5, y: 2, turn: 1, face: { kind: 'structural_module', connectors: [3, 3, 2, 2] } },
  {
    x: 6,
    y: 2,
    turn: 2,
    face: { kind: 'special_cargo_hold', capacity: 1, connectors: [3, 3, 0, 0] },
    contents: { goods: ['red'] },
  },
  { x: 0, y: 3, turn: 2, face: { kind: 'cabin', connectors: [3, 0, 1, 0] } },
  {
    x: 1,
    y: 3,
    turn: 1,
    face: { kind: 'cargo_hold', capacity: 3, connectors: [2, 2, 0, 1] },
    contents: { goods: ['yellow', 'green', 'blue'] },
  },
  { x: 2, y: 3, turn: 3, face: { kind: 'battery', capacity: 3, connectors: [2, 0, 1, 1] } },
  { x: 3, y: 3, turn: 0, face: { kind: 'double_engine', connectors: [1, 1, 0, 1] } },
  { x: 4, y: 3, turn: 1, face: { kind: 'shield', connectors: [1, 2, 1, 2] } },
  {
    x: 5,
    y: 3,
    turn: 2,
    face: { kind: 'cargo_hold', capacity: 2, connectors: [3, 1, 2, 1] },
    contents: { goods: ['yellow', 'green'] },
  },
  { x: 6, y: 3, turn: 1, face: { kind: 'double_cannon', connectors: [0, 0, 1, 3] } },
  { x: 0, y: 4, turn: 0, face: { kind: 'engine', connectors: [3, 2, 0, 0] } },
  { x: 1, y: 4, turn: 0, face: { kind: 'double_engine', connectors: [2, 2, 0, 2] } },
  { x: 2, y: 4, turn: 0, face: { kind: 'engine', connectors: [1, 0, 0, 3] } },
  { x: 4, y: 4, turn: 0, face: { kind: 'engine', connectors: [2, 3, 0, 0] } },
  { x: 5, y: 4, turn: 0, face: { kind: 'double_engine', connectors: [2, 0, 0, 3] } },
];
