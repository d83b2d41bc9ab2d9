import { getContext, setContext } from 'svelte';

import type { PlayerColour } from '../../art/shared/palette';
import type { Turn } from '../../art/trucker/tile';
import type { BoardProps, People } from '../../table/game';
import { steady, steadyParts } from '../../table/steady.svelte';
import type { Choice, Scene, trucker } from '../../wire/types';
import { batteriesOf, isFilled } from './hull';
import type { Filter } from './kinds';
import { nextStep } from './loading';
import { boardOf, flightOf } from './printed';
import { sightOf } from './said';
import { stageOf, type TruckerStage } from './stage';
import { light, offersOf, settled, squareAt, weldsIn, type Target } from './targets';

/** Things touched for the choice at hand. */
interface Touches {
  readonly nr: number;
  readonly list: readonly Target[];
}

/** How the tile in hand is held: turned so far, and over which square. */
interface Grip {
  readonly tile: number;
  readonly turn: Turn;
  readonly square: number | null;
}

export type Fit = 'fits' | 'turns' | null;

const turnedBy = (turn: Turn, by: number): Turn => ((turn + by + 4) % 4) as Turn;

/** Milliseconds in which a second click still belongs to the first. */
const CALM = 450;

/** The turn among those that is reached soonest. */
const nearestTurn = (turn: Turn, among: ReadonlySet<number>): Turn =>
  [0, 1, 3, 2].map((by) => turnedBy(turn, by)).find((each) => among.has(each)) ?? turn;

/** What this browser is in the middle of: a tile being turned over a square, cubes on their way, a ship being looked at. */
export class Play {
  #touches = $state.raw<Touches>({ nr: -1, list: [] });
  #grip = $state.raw<Grip>({ tile: -1, turn: 0, square: null });
  /** Whose ship is open large. */
  opened = $state<number | null>(null);
  /** Which kind of tile the warehouse shows. */
  filter = $state<Filter>('all');
  /** Loading by value goes on by itself until it is done. */
  #loadsBest = $state(false);
  /** What is chosen as soon as it may be: the second half of moving a cube. */
  #then = $state.raw<trucker.Choice | null>(null);
  /** The square whose refusal is being explained. */
  asked = $state<number | null>(null);

  readonly sight: trucker.Sight;
  readonly #watches: () => boolean;
  readonly #seat: () => number;
  readonly #nr: () => number;
  readonly #ask: () => Scene['ask'];
  readonly #choices: () => readonly Choice[];
  readonly #stage: () => TruckerStage;
  readonly #me: () => trucker.Ship;
  readonly #people: () => People;

  /** In the yard somebody does something several times a second: what stays as it is must cost nothing. */
  constructor(readonly props: () => BoardProps) {
    const scene = (): Scene => props().scene;
    this.sight = steadyParts(() => sightOf(scene()));
    this.#watches = steady(() => props().seat === null);
    this.#seat = steady(() => props().seat ?? 0);
    this.#nr = steady(() => scene().nr);
    this.#ask = steady(() => scene().ask);
    this.#choices = steady(() => scene().choices);
    this.#stage = steady(() => stageOf(scene()));
    this.#me = steady(() => sightOf(scene()).truckers[this.seat] as trucker.Ship);
    this.#people = steady(() => props().people);
  }

  /** Whose ship is in the middle: one's own, or the first one for whoever only watches. */
  get seat(): number {
    return this.#seat();
  }
  /** Whether this browser only watches. */
  get watches(): boolean {
    return this.#watches();
  }
  /** The question that this seat is asked. */
  get ask(): Scene['ask'] {
    return this.#ask();
  }
  get choices(): readonly Choice[] {
    return this.#choices();
  }
  get stage(): TruckerStage {
    return this.#stage();
  }
  get me(): trucker.Ship {
    return this.#me();
  }
  get people(): People {
    return this.#people();
  }
  readonly board = $derived.by(() => boardOf(this.sight));
  readonly flight = $derived.by(() => flightOf(this.sight));
  readonly offers = $derived.by(() => offersOf(this.choices, this));
  readonly touched = $derived.by(() => (this.#touches.nr === this.#nr() ? this.#touches.list : []));
  readonly light = $derived.by(() => light(this.offers, this.touched));

  /** Compared by value: whoever comes and goes, nothing is drawn anew as long as the colours stay. */
  readonly #colours = $derived.by(() => this.people.players.map(({ colour }) => colour).join(' '));
  readonly #palette = $derived.by(() => this.#colours.split(' ') as PlayerColour[]);
  readonly colourOf = (seat: number): PlayerColour => this.#palette[seat] || 'blue';
  readonly offersA = (type: trucker.Choice['type']): boolean => this.choices.some((choice) => choice.type === type);

  // The tile in hand

  /** The tile that this seat is to place; null with empty hands. */
  readonly hand = $derived.by(() => (this.watches ? null : this.me.hand));
  readonly #held = $derived.by((): Grip =>
    this.#grip.tile === this.hand ? this.#grip : { tile: this.hand ?? -1, turn: 0, square: null },
  );
  readonly turn = $derived.by(() => this.#held.turn);
  /** Where it would be welded. */
  readonly chosen = $derived.by(() => this.#held.square);
  /** The turns that each square takes. */
  readonly welds = $derived.by(() => weldsIn(this.choices));

  readonly fit = (square: number): Fit => {
    const turns = this.welds.get(square);
    if (!turns) return null;
    return turns.has(this.turn) ? 'fits' : 'turns';
  };

  readonly turnBy = (by: number): void => {
    this.#forget();
    this.#grip = { ...this.#held, turn: turnedBy(this.turn, by) };
  };

  /** Hold the tile over a square; it turns by itself where it fits only turned. */
  readonly holdOver = (square: number | null): void => {
    const turns = square === null ? undefined : this.welds.get(square);
    this.#grip = { ...this.#held, square, turn: turns ? nearestTurn(this.turn, turns) : this.turn };
  };

  readonly weld = (): void => {
    const { chosen, turn } = this;
    if (chosen !== null && this.fit(chosen) === 'fits') this.#choose({ type: 'Weld', square: chosen, turn });
  };

  // Touching things

  readonly tap = (target: Target): void => {
    const square = /^square:(\d+)$/.exec(target)?.[1];
    if (square !== undefined && this.hand !== null) return this.#tapSquare(Number(square));
    const known = this.touched.filter((touched) => touched !== target);
    if (known.length < this.touched.length) this.#touch(known);
    else if (this.light.lit.has(target)) this.#touch([...this.touched, target]);
    else if (light(this.offers, []).lit.has(target)) this.#touch([target]);
    else this.#explain(target);
  };

  #tapSquare(square: number): void {
    if (this.fit(square) === null) this.#explain(squareAt(square));
    else if (this.chosen === square && this.fit(square) === 'fits') this.weld();
    else {
      this.#forget();
      this.holdOver(square);
    }
  }

  readonly letGo = (): boolean => {
    const begun = this.touched.length > 0 || this.chosen !== null || this.leaving;
    this.#touch([]);
    this.#leavingAt = -1;
    if (this.chosen !== null) this.holdOver(null);
    return begun;
  };

  #changedAt = 0;
  /** The hand has just become full or empty. */
  readonly stir = (): void => {
    this.#changedAt = performance.now();
  };

  /** Choose, unless the hand has only just changed and something else was meant. */
  readonly calmly = (choice: Choice): void => {
    if (performance.now() - this.#changedAt > CALM) this.#choose(choice);
  };

  /** The first choice of a kind that is offered, if there is one. */
  readonly chooseA = (type: trucker.Choice['type']): boolean => {
    const choice = this.choices.find((each) => each.type === type);
    if (choice) this.#choose(choice);
    return choice !== undefined;
  };

  #choose(choice: Choice | trucker.Choice): void {
    this.asked = null;
    if (this.props().choices.length > 0) this.props().choose(choice);
  }

  /** Something else is begun: why the last thing was not possible has been read. */
  #forget(): void {
    this.asked = null;
    this.props().forget?.();
  }

  #touch(list: readonly Target[]): void {
    this.#forget();
    this.#touches = { nr: this.#nr(), list };
    const choice = list.length > 0 ? settled(this.light) : null;
    if (!choice) return;
    this.#touches = { nr: -1, list: [] };
    this.#choose(choice);
  }

  // Ships of a fleet

  #leavingAt = $state(-1);
  /** Whether one ship of the fleet is being chosen to give up. */
  readonly leaving = $derived.by(() => this.#leavingAt === this.#nr() && this.offersA('Withdraw'));
  readonly startLeaving = (): void => {
    this.#leavingAt = this.#nr();
  };

  // Cubes

  /** Move a cube from one hold to another: out, and in again as soon as that may be. */
  readonly moveCube = (colour: number, from: number, to: number): void => {
    this.#then = { type: 'Stow', colour, square: to };
    this.unload(colour, from);
  };

  readonly unload = (colour: number, square: number): void => this.#choose({ type: 'Unload', colour, square });

  readonly loadBest = (): void => {
    this.#loadsBest = true;
  };

  /** What goes on by itself: to be called whenever the table has changed. */
  readonly goOn = (): void => {
    const may = this.props().choices;
    if (may.length === 0) return;
    if (this.ask?.type !== 'Load') [this.#loadsBest, this.#then] = [false, null];
    const next = this.#then ?? (this.#loadsBest ? nextStep(this.me) : null);
    this.#then = null;
    if (next === null) this.#loadsBest = false;
    else if (may.some((choice) => JSON.stringify(choice) === JSON.stringify(next))) this.props().choose(next);
  };

  // Why not

  #explain(target: Target): void {
    const wish = this.#wish(target);
    if (!wish || this.watches) return;
    this.asked = 'square' in wish ? Number(wish.square) : null;
    this.props().explain(wish);
  }

  /** What somebody who touches an unlit thing most likely wants; null where there is only something to read. */
  #wish(target: Target): trucker.Choice | null {
    const [kind, number] = [target.split(':')[0], Number(target.split(':')[1])];
    if (kind === 'heap') return { type: 'TakeHidden' };
    if (kind === 'glass') return { type: 'FlipGlass' };
    if (kind === 'tile') return { type: 'Take', tile: number };
    if (kind === 'pile') return { type: 'Read', pile: number };
    if (kind === 'space') return { type: 'Finish', space: number };
    if (kind === 'planet') return { type: 'Land', planet: number };
    return kind === 'square' ? this.#squareWish(number) : null;
  }

  get #heldSquare(): number | null {
    const held = this.touched.find((target) => target.startsWith('square:'));
    return held ? Number(held.split(':')[1]) : null;
  }

  /** Only a battery is touched to defend oneself. */
  #defence({ attack }: trucker.Defend, square: number): trucker.Choice | null {
    if (!batteriesOf(this.me).includes(square)) return null;
    return { type: attack.size === 'large' ? 'Shoot' : 'Shield', battery: square };
  }

  #squareWish(square: number): trucker.Choice | null {
    const { ask } = this;
    const colour = Number(this.touched.find((target) => target.startsWith('cube:'))?.split(':')[1] ?? 0);
    if (this.hand !== null) return { type: 'Weld', square, turn: this.turn };
    if (ask?.type === 'Load') return { type: 'Stow', colour, square };
    if (ask?.type === 'Powering') return { type: 'Activate', component: this.#heldSquare ?? square, battery: square };
    if (ask?.type === 'Defend') return this.#defence(ask as trucker.Defend, square);
    if (ask?.type === 'GiveCrew' || ask?.type === 'GiveGoods') return { type: 'Surrender', square };
    if (ask?.type === 'Repair') return { type: 'Remove', square };
    return this.stage === 'build' && isFilled(this.me.cells, square) ? { type: 'Lift' } : null;
  }
}

const KEY = Symbol('trucker');

export const startPlay = (props: () => BoardProps): Play => setContext(KEY, new Play(props));
export const playing = (): Play => getContext<Play>(KEY);
