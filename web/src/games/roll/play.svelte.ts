import { getContext, setContext } from 'svelte';

import type { BoardProps } from '../../table/game';
import type { roll } from '../../wire/types';
import { Laying } from './laying.svelte';
import { sightOf } from './said';
import { light, offersOf, settled, type Target } from './targets';
import { follow, type Token } from './tokens';
import { wishOf } from './wish';

/** A tile that is being explained, and the thing on the page it belongs to. */
export interface Inspected {
  readonly side: number;
  readonly near: Element;
  /** It stays until it is closed; otherwise only while the pointer rests. */
  readonly pinned: boolean;
}

interface Touches {
  readonly nr: number;
  readonly list: readonly Target[];
}

/** What this browser is in the middle of: things touched for a choice, tiles being placed, a tile being read. */
export class Play {
  #touches = $state.raw<Touches>({ nr: -1, list: [] });
  inspected = $state.raw<Inspected | null>(null);
  /** Whose empire is open large. */
  opened = $state<number | null>(null);
  readonly laying: Laying;

  constructor(readonly props: () => BoardProps) {
    this.laying = new Laying(props);
  }

  readonly sight = $derived.by(() => sightOf(this.props().scene));
  /** Whose board is in the middle: one's own, or the first one for whoever only watches. */
  readonly seat = $derived.by(() => this.props().seat ?? 0);
  readonly me = $derived.by(() => this.sight.players[this.seat] as roll.Empire);
  readonly offers = $derived.by(() => offersOf(this.props().choices as readonly roll.Choice[], this.props().scene.ask));
  readonly touched = $derived.by(() => (this.#touches.nr === this.props().scene.nr ? this.#touches.list : []));
  readonly light = $derived.by(() => light(this.offers, this.touched));

  #before: readonly Token[] = [];
  /** One's own dice, each of which can be followed from place to place. */
  readonly tokens = $derived.by(() => (this.#before = follow(this.#before, this.me)));
  readonly at = (place: string): readonly Token[] => this.tokens.filter((token) => token.place === place);

  readonly tap = (target: Target): void => {
    const known = this.touched.filter((touched) => touched !== target);
    if (known.length < this.touched.length) this.#touch(known);
    else if (this.light.lit.has(target)) this.#touch([...this.touched, target]);
    else if (light(this.offers, []).lit.has(target)) this.#touch([target]);
    else this.#explain(target);
  };

  /** Begin a drag: like a tap, but Dictate needs no saying before its die. */
  readonly lift = (target: Target): boolean => {
    const may = this.offers.some(({ targets }) => targets.includes(target));
    if (may && !this.touched.includes(target) && !this.light.held.has(target)) this.#touch([target]);
    return may;
  };

  readonly letGo = (): boolean => {
    const begun = this.touched.length > 0 || this.inspected !== null;
    this.#touch([]);
    this.inspected = null;
    return begun;
  };

  #touch(list: readonly Target[]): void {
    this.#touches = { nr: this.props().scene.nr, list };
    this.props().forget?.();
    const choice = list.length > 0 ? settled(this.light) : null;
    if (!choice) return;
    this.#touches = { nr: -1, list: [] };
    this.props().choose(choice);
  }

  /** What somebody who touches an unlit thing wants; null where there is only something to read. */
  readonly wishes = (target: Target): roll.Choice | null =>
    this.props().seat === null ? null : wishOf(target, this.sight.screens ? -1 : this.sight.phase);

  #explain(target: Target): void {
    const wish = this.wishes(target);
    if (wish) this.props().explain(wish);
  }
}

const KEY = Symbol('roll');

export const startPlay = (props: () => BoardProps): Play => setContext(KEY, new Play(props));
export const playing = (): Play => getContext<Play>(KEY);
