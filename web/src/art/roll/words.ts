import type { Destination, DieColour } from './tiles';

/** What a tile says beside its signs, in the reader's language. */
export interface SideWords {
  readonly name: string;
  /** The power of a development, the kind of a world. */
  readonly text: string;
  /** Where a power acts. */
  readonly phases: string;
  /** What a six-cost development scores at the end. */
  readonly bonus?: string | undefined;
  /** What a world asks before it gives. */
  readonly remove: string;
  credits(n: number): string;
  destination(to: Destination): string;
  die(colour: DieColour): string;
}
