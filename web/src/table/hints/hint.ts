import type { Scene } from '../../wire/types';

/** A short word about one thing of the board, said when it matters. */
export interface Hint<Id extends string = string> {
  readonly id: Id;
  /** When it matters for the decision at hand. */
  readonly when: (scene: Scene) => boolean;
  /** The piece it is about, as a selector. */
  readonly piece: string;
}
