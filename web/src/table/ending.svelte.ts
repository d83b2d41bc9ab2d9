import { go } from '../route.svelte';
import { reelOf, type Shot } from '../replay/reel';
import { problemText } from '../shell/problem';
import { api } from '../wire/api';
import type { Bar } from './bar';
import { rematch, rematchIn } from './rematch';
import type { Sitting } from './sitting.svelte';
import { t } from './words';

/** What can be done when the game is over, and the whole film of it. */
export class EndActions {
  #story = $state.raw<readonly Shot[] | null>(null);
  #busy = $state(false);
  #said = $state('');
  #asked = false;

  constructor(private readonly sitting: Sitting) {}

  /** The whole game; until the server has told it, what this tab has seen. */
  get reel(): readonly Shot[] {
    this.#load();
    return this.#story ?? this.sitting.reel;
  }

  #load(): void {
    const { table, people } = this.sitting;
    if (this.#asked || table?.state !== 'over') return;
    this.#asked = true;
    void api.story(table.id, people.you).then(
      (story) => (this.#story = reelOf(story)),
      () => {},
    );
  }

  get bar(): Bar {
    const { table, people, socket } = this.sitting;
    const call = rematchIn(socket.chat);
    const others = call && call.line.seat !== people.you;
    const buttons = [
      { act: () => go(`/replay/${table?.id ?? ''}`), label: t('end.replay') },
      { act: () => this.#share(), label: t('end.share') },
    ];
    const title = others ? t('end.join', { who: call.line.name }) : t('end.over');
    const detail = this.#said || (others ? t('end.join.note') : t('end.over.note'));
    const again = others
      ? { act: () => go(call.path), label: t('end.join.go'), primary: true }
      : { act: () => void this.#rematch(), label: t('end.rematch') }; // not primary: the Enter of the last move may come twice
    return {
      tone: 'yours',
      title,
      detail,
      buttons: people.you === null ? buttons : [...buttons, again],
      rule: null,
      undo: false,
    };
  }

  async #rematch(): Promise<void> {
    const { table, socket } = this.sitting;
    if (!table || this.#busy) return;
    this.#busy = true;
    try {
      go(await rematch(table, socket));
    } catch (error) {
      this.#said = problemText(error);
    } finally {
      this.#busy = false;
    }
  }

  #share(): void {
    const { people, socket, table } = this.sitting;
    const scores = socket.scene?.result?.scores ?? [];
    const lines = people.players.map(({ name, seat }) => `${name} ${scores[seat] ?? ''}`);
    const text = `${lines.join(', ')}\n${location.origin}/replay/${table?.id ?? ''}`;
    void navigator.clipboard?.writeText(text).then(() => (this.#said = t('end.shared.note')));
  }
}
