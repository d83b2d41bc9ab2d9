import type { BoardProps, Call } from '../../table/game';
import type { Choice, roll } from '../../wire/types';
import { sightOf } from './said';
import { callFor } from './calls';
import { t } from './sentences';

interface Plan {
  readonly tile: number;
  readonly stack: number;
  readonly top: boolean;
}

const same = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Which side of each drawn tile is kept. A plan of one's own until it is confirmed; then it is sent tile by tile. */
export class Laying {
  plan = $state.raw<readonly Plan[]>([]);
  #queue = $state.raw<readonly roll.Lay[]>([]);

  constructor(private readonly props: () => BoardProps) {}

  readonly offer = $derived.by((): readonly number[] => {
    const { scene, seat } = this.props();
    return (seat === null ? null : sightOf(scene).players[seat]?.secret?.offer) ?? [];
  });
  readonly arranging = $derived.by(() => this.props().scene.ask?.type === 'ArrangeTiles');
  readonly choices = $derived.by(() => this.props().choices.filter(({ type }) => type === 'Lay' || type === 'Arrange'));
  readonly open = $derived.by(() => this.choices.length > 0 && this.#queue.length === 0);
  readonly planned = $derived.by(() => this.plan.filter(({ tile }) => this.offer.includes(tile)));
  readonly complete = $derived.by(() => this.offer.length > 0 && this.planned.length === this.offer.length);

  readonly stackOf = (tile: number): number | undefined => this.planned.find((plan) => plan.tile === tile)?.stack;
  readonly onTop = (tile: number): boolean => this.planned.find((plan) => plan.tile === tile)?.top ?? false;
  /** Whether a power allows that tile on top of that stack. */
  readonly mayTop = (tile: number, stack: number): boolean =>
    this.choices.some((choice) => same(choice, { type: 'Lay', tile, stack, top: true } as Choice));

  readonly keep = (tile: number, stack: number): void => {
    if (this.arranging)
      this.plan = this.offer.map((other) => ({ tile: other, stack: other === tile ? stack : 1 - stack, top: false }));
    else this.plan = [...this.planned.filter((plan) => plan.tile !== tile), { tile, stack, top: false }];
  };

  readonly turnTop = (tile: number): void => {
    this.plan = this.planned.map((plan) => (plan.tile === tile ? { ...plan, top: !plan.top } : plan));
  };

  readonly flip = (tile: number): void => this.keep(tile, 1 - (this.stackOf(tile) ?? 1));

  readonly confirm = (): void => {
    if (!this.complete) return;
    if (this.arranging) this.#arrange();
    else this.#queue = this.planned.map(({ tile, stack, top }) => ({ type: 'Lay', tile, stack, top }));
    this.next();
  };

  #arrange(): void {
    const development = this.planned.find(({ stack }) => stack === 0)?.tile ?? 0;
    this.props().choose({ type: 'Arrange', development } as Choice);
  }

  /** Send the next tile once the last one has arrived; if the table has changed meanwhile, ask again. */
  readonly next = (): void => {
    const [first, ...rest] = this.#queue;
    if (!first || this.choices.length === 0) return;
    const offered = this.choices.find((choice) => same(choice, first));
    this.#queue = offered ? rest : [];
    if (offered) this.props().choose(offered);
  };

  /** What the call bar says while tiles are being placed. */
  readonly call = (): Call | null => {
    const { scene, people } = this.props();
    if (!this.open || !this.complete) return null;
    const label = this.arranging ? t('roll.button.found') : t('roll.button.place', { n: this.offer.length });
    return { ...callFor(scene, people), buttons: [{ act: this.confirm, label, primary: true }] };
  };
}
