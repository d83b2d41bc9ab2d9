import { DIE_COLOURS, FACES, type DieColour, type Face } from '../../art/roll/tiles';

/** How many dice of each colour, as the server counts them. */
export type Counts = readonly number[];

export const WILD = FACES.indexOf('wild');
/** The server's number for no phase, no die, nobody, and for Dictate where a development could stand. */
export const NONE = -1;

export const total = (dice: Counts): number => dice.reduce((sum, n) => sum + n, 0);

/** The colour of every single die. */
export const oneByOne = (dice: Counts): number[] => dice.flatMap((n, colour) => Array<number>(n).fill(colour));

export const plus = (a: Counts, b: Counts): Counts => a.map((n, colour) => n + (b[colour] ?? 0));

export const colourOf = (number: number): DieColour => DIE_COLOURS[number] ?? 'white';

export const faceOf = (number: number): Face => FACES[number] ?? 'wild';
