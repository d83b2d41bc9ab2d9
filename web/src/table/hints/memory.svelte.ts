import { untrack } from 'svelte';

import type { Scene } from '../../wire/types';
import type { Hint } from './hint';

/** Whoever has played past a hint so often knows it. */
const ENOUGH = 2;

interface Kept {
  readonly off: boolean;
  readonly passed: Readonly<Record<string, number>>;
}

function read(key: string): Kept {
  try {
    const kept = JSON.parse(globalThis.localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    return { off: kept.off === true, passed: kept.passed ?? {} };
  } catch {
    return { off: false, passed: {} };
  }
}

function write(key: string, kept: Kept): void {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Then it is forgotten when the page closes.
  }
}

/** Which hints of a game this person has had, on this device. */
export class HintMemory<H extends Hint> {
  readonly #key: string;
  #kept = $state.raw<Kept>({ off: false, passed: {} });
  /** One hint at a time: after one is put away, the next waits for the next decision. */
  #quietAt = $state(-1);
  /** What is shown, and with which question. */
  #shown: { readonly hint: H | null; readonly nr: number } = { hint: null, nr: -1 };
  #last: H | null = null;

  /** In the order in which a newcomer meets them. */
  constructor(
    game: string,
    readonly hints: readonly H[],
  ) {
    this.#key = `startable.${game}.hints`;
    this.#kept = read(this.#key);
  }

  readonly learned = $derived.by(() => this.hints.filter(({ id }) => this.knows(id)).length);

  knows(id: string): boolean {
    return (this.#kept.passed[id] ?? 0) >= ENOUGH;
  }

  due(scene: Scene): H | null {
    if (this.#kept.off || scene.ask === null || this.#quietAt === scene.nr) return null;
    return this.hints.find((hint) => hint.when(scene) && !this.knows(hint.id)) ?? null;
  }

  /** "Got it". */
  dismiss(hint: H, nr: number): void {
    this.#quietAt = nr;
    this.#keep({ off: false, passed: { ...this.#kept.passed, [hint.id]: ENOUGH } });
  }

  /** To be told in an effect: whoever goes on to another question has answered the hint that lay beside the last one,
      and after some times it is known. */
  attend(hint: H | null, nr: number): void {
    const { hint: answered, nr: before } = this.#shown;
    this.#shown = { hint, nr };
    this.#last = hint ?? this.#last;
    if (answered && before !== nr) untrack(() => this.#pass(answered));
  }

  stop(): void {
    this.#keep({ ...this.#kept, off: true });
  }

  /** Bring the last hint back, and hints as such if they were off. */
  recall(): void {
    const last = this.#last;
    this.#quietAt = -1;
    this.#keep({ off: false, passed: last ? { ...this.#kept.passed, [last.id]: 0 } : this.#kept.passed });
  }

  #pass({ id }: H): void {
    const times = (this.#kept.passed[id] ?? 0) + 1;
    this.#keep({ ...this.#kept, passed: { ...this.#kept.passed, [id]: times } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    write(this.#key, kept);
  }
}
