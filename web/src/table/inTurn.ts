const waiting: (() => void)[] = [];
let channel: MessageChannel | null = null;

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) channel?.port2.postMessage(null);
}

/** Do it as a task of its own, after all that asked before: between two of them the page can be touched and painted. */
export function inTurn(work: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = next;
  }
  waiting.push(work);
  if (waiting.length === 1) channel.port2.postMessage(null);
}

/** Do it once all parts of a board that the next picture shows are drawn; they ask for their turn while that one is
    laid out. The answer calls it off. */
export function afterParts(work: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => inTurn(work))));
  return () => cancelAnimationFrame(frame);
}
