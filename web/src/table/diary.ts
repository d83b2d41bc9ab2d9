import type { Shot } from '../replay/reel';
import { changed } from '../wire/scene';
import type { Known, Moment } from '../wire/socket.svelte';
import type { Change, Event, Scene } from '../wire/types';

interface Page {
  readonly n: number;
  readonly hash: number;
  readonly events: readonly Event[];
  readonly scene?: Scene;
  readonly changes?: readonly Change[];
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What this tab has seen of a table, so that a reload forgets neither the log nor the way back. */
export class Diary {
  #pages = 0;
  #full = false;

  constructor(
    private readonly table: string,
    private readonly shelf: Shelf | null,
  ) {}

  readonly #key = (page: number) => `startable.table.${this.table}.${page}`;

  /** Read it again: all pictures, and where the last one stands. */
  read(): { readonly shots: readonly Shot[]; readonly known: Known | null } {
    const shots: Shot[] = [];
    let known: Known | null = null;
    for (let page = this.#page(0); page; page = this.#page(++this.#pages)) {
      const scene: Scene | null = page.scene ?? (known && changed(known.scene, page.changes ?? []));
      if (!scene) break;
      known = { n: page.n, hash: page.hash, scene };
      shots.push({ scene, events: page.events });
    }
    return { shots, known };
  }

  #page(number: number): Page | null {
    try {
      return JSON.parse(this.shelf?.getItem(this.#key(number)) ?? 'null') as Page | null;
    } catch {
      return null;
    }
  }

  write({ n, hash, events, changes, scene }: Moment): void {
    if (changes === null) this.#clear();
    if (this.#full) return;
    const page: Page = changes === null ? { n, hash, events, scene } : { n, hash, events, changes };
    try {
      this.shelf?.setItem(this.#key(this.#pages++), JSON.stringify(page));
    } catch {
      this.#clear();
      this.#full = true;
    }
  }

  #clear(): void {
    for (let page = 0; page < this.#pages; page++) this.shelf?.removeItem(this.#key(page));
    this.#pages = 0;
  }
}

/** This tab's own shelf; null where the browser forbids it. */
export function sessionShelf(): Shelf | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
