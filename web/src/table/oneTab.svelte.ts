/** Of all tabs that this browser has at a table, one plays: the last that was opened, or where one said "here". */
export class OneTab {
  elsewhere = $state(false);
  readonly #others: BroadcastChannel;

  constructor(table: string) {
    this.#others = new BroadcastChannel(`startable.table.${table}`);
    this.#others.onmessage = () => (this.elsewhere = true);
    this.here();
  }

  readonly here = (): void => {
    this.elsewhere = false;
    this.#others.postMessage('here');
  };

  close(): void {
    this.#others.close();
  }
}
