import { getContext, setContext } from 'svelte';

import type { BoardProps } from '../../table/game';
import type { Choice, captains } from '../../wire/types';
import type { Mood } from './calls';
import { reach, type Leg } from './outlook';
import { at } from './printed';
import { sightOf } from './said';
import { light, offersOf, place as placeTarget, settled, type Target } from './targets';
import { wishOf } from './wish';

/** A card that is being read large, and the thing on the page it belongs to. */
export interface Inspected {
  readonly card: number;
  readonly near: Element;
}

interface Touches {
  readonly nr: number;
  readonly list: readonly Target[];
  readonly plotted: number | null;
  readonly warned: boolean;
}
const NOTHING: Touches = { nr: -1, list: [], plotted: null, warned: false };
const FLIGHTS: ReadonlySet<string> = new Set(['Flying', 'Jumping', 'Sending']);

/** What this browser is in the middle of: things touched for a choice, a way being plotted, a card being read. */
export class Play implements Mood {
  #touches = $state.raw<Touches>(NOTHING);
  /** Stops still to be flown to, one after the other. */
  #route = $state.raw<readonly number[]>([]);
  inspected = $state.raw<Inspected | null>(null);
  /** Whose ship is open large. */
  opened = $state<number | null>(null);
  /** How wide the board is, in pixels. */
  width = $state(0);
  /** A planet whose mission is being read. */
  looked = $state<number | null>(null);

  constructor(readonly props: () => BoardProps) {}

  readonly sight = $derived.by(() => sightOf(this.props().scene));
  /** Whose ship is in the middle: one's own, or the first one for whoever only watches. */
  readonly seat = $derived.by(() => this.props().seat ?? 0);
  readonly me = $derived.by(() => at(this.sight.captains, this.seat));
  readonly ask = $derived.by(() => this.props().scene.ask as captains.Ask | null);
  readonly offers = $derived.by(() =>
    offersOf(this.props().choices as readonly captains.Choice[], this.props().scene.ask),
  );
  readonly #now = $derived.by(() => (this.#touches.nr === this.props().scene.nr ? this.#touches : NOTHING));
  readonly touched = $derived.by(() => this.#now.list);
  readonly warned = $derived.by(() => this.#now.warned);
  readonly light = $derived.by(() =>
    light(
      this.offers,
      this.touched,
      this.legs.map(({ place }) => placeTarget(place)),
    ),
  );

  /** Where a ship can go now, with the way and the pirates on it. */
  readonly legs = $derived.by((): readonly Leg[] => {
    const { ask, sight, me, offers } = this;
    const [from, steps] = ask?.type === 'Sending' ? [sight.solo?.place ?? 0, 1] : [me.place, 1];
    const next = offers.flatMap(({ choice }) => (choice.type === 'Go' || choice.type === 'Send' ? [choice.place] : []));
    if (ask?.type !== 'Flying')
      return next.map((place) => ({ place, way: ask?.type === 'Jumping' ? [] : [from, place], shots: 0 }));
    return next.length === 0 ? [] : reach(sight, from, Math.max(steps, ask.left));
  });
  readonly plotted = $derived.by(() => this.legs.find(({ place }) => place === this.#now.plotted) ?? null);

  readonly tap = (target: Target): void => {
    const [kind, number] = target.split(':');
    if (kind === 'place') return this.#tapPlace(Number(number), target);
    const known = this.touched.filter((touched) => touched !== target);
    if (known.length < this.touched.length) this.#touch(known);
    else if (this.light.lit.has(target)) this.#touch([...this.touched, target]);
    else if (light(this.offers, []).lit.has(target) && !this.#misfits(kind)) this.#touch([target]);
    else this.#explain(target);
  };

  /** Begin a drag: like a tap, if it may be touched. */
  readonly lift = (target: Target): boolean => {
    const held = this.light.held.has(target);
    if (!held && this.light.lit.has(target)) this.tap(target);
    return held || this.light.held.has(target);
  };

  /** A figure is held and the room is not for it: that is a question, not another beginning. */
  readonly #misfits = (kind: string | undefined): boolean =>
    kind === 'room' && this.touched.some((target) => target.startsWith('figure:'));

  /** The first tap shows the way and the mission there, the second one flies. */
  #tapPlace(place: number, target: Target): void {
    this.looked = place;
    if (!this.light.lit.has(target)) {
      if (this.ask && FLIGHTS.has(this.ask.type)) this.#explain(target);
    } else if (this.plotted?.place === place) this.go();
    else this.#plot(place);
  }

  #plot(place: number): void {
    this.#touches = { ...NOTHING, nr: this.props().scene.nr, plotted: place };
    this.props().forget?.();
  }

  readonly go = (): void => {
    const { plotted } = this;
    if (!plotted) return;
    this.#route = plotted.way.length > 1 ? plotted.way.slice(1) : [plotted.place];
    this.#touches = NOTHING;
    this.looked = null;
    this.fly();
  };

  /** Fly the next stretch once the last one is over; if the table wants something else meanwhile, that comes first. */
  readonly fly = (): void => {
    const [next, ...rest] = this.#route;
    const { choices, choose } = this.props();
    if (next === undefined || choices.length === 0) return;
    if (!this.ask || !FLIGHTS.has(this.ask.type)) {
      if (this.ask?.type === 'TakeTurn') this.#route = [];
      return;
    }
    const offered = choices.find((choice) => 'place' in choice && choice.place === next);
    this.#route = offered ? rest : [];
    if (offered) choose(offered);
  };

  readonly warn = (): void => {
    this.#touches = { ...NOTHING, nr: this.props().scene.nr, warned: true };
  };

  readonly letGo = (): boolean => {
    const begun = this.touched.length > 0 || this.warned || this.plotted !== null || this.inspected !== null;
    this.#touches = NOTHING;
    this.inspected = null;
    return begun;
  };

  /** Something is begun that can be put back. */
  readonly busy = $derived.by(() => this.touched.length > 0 || this.warned || this.plotted !== null);

  #touch(list: readonly Target[]): void {
    this.#touches = { ...NOTHING, nr: this.props().scene.nr, list };
    this.props().forget?.();
    const choice = list.length > 0 ? settled(this.light) : null;
    if (!choice) return;
    this.#touches = NOTHING;
    this.props().choose(choice as Choice);
  }

  readonly wishes = (target: Target): Choice | null =>
    this.props().seat === null ? null : wishOf(target, this.props().scene.ask, this.touched);

  #explain(target: Target): void {
    const wish = this.wishes(target);
    if (wish && this.ask) this.props().explain(wish);
  }
}

const KEY = Symbol('captains');

export const startPlay = (props: () => BoardProps): Play => setContext(KEY, new Play(props));
export const playing = (): Play => getContext<Play>(KEY);
