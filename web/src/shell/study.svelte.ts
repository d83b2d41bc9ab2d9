import type { StudyInfo } from '../wire/types';

const PAUSE = 1000;

/** A study that the server makes aside: asked for, looked after until it is done. */
export class Study<Report> {
  state = $state.raw<StudyInfo | null>(null);
  error = $state<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The share that is done, from 0 to 1. */
  readonly share = $derived(this.state && this.state.total > 0 ? this.state.done / this.state.total : 0);
  readonly busy = $derived(this.state?.state === 'waiting' || this.state?.state === 'running');
  readonly report = $derived(this.state?.state === 'done' ? (this.state.report as Report) : null);
  readonly failed = $derived(this.state?.state === 'failed' ? this.state.detail : null);

  /** Begin by one request, then look by another until there is an end. */
  async follow(begin: () => Promise<StudyInfo>, look: () => Promise<StudyInfo> = begin): Promise<void> {
    this.stop();
    this.error = null;
    try {
      this.state = await begin();
      if (this.busy) this.#timer = setTimeout(() => void this.follow(look), PAUSE);
    } catch (trouble) {
      this.error = trouble;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
