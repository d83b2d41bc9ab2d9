import type { Criterion, Hit } from './adventure';
import type { Good } from './tile';

/** What an adventure card says beside its signs, in the reader's language. */
export interface AdventureWords {
  readonly title: string;
  /** The name of this very card, if it has one. */
  readonly name: string;
  /** Why its numbers may differ from the printed ones; empty where they are confirmed. */
  readonly doubt: string;
  /** That this flight has raised what it says; empty where it counts as printed. */
  readonly harsher: string;
  /** For cards that are nothing but a rule. */
  readonly text: string;
  readonly strength: string;
  readonly defeat: string;
  readonly reward: string;
  readonly cost: string;
  readonly needed: string;
  readonly days: string;
  readonly learning: string;
  criterion(criterion: Criterion): string;
  hit(hit: Hit): string;
  good(good: Good): string;
}
