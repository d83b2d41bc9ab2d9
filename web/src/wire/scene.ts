import type { Change, Fill, Scene } from './types';

/** The scene (or view) after an update. What did not change is shared with the one before: comparing by identity is enough. */
export function changed<T>(before: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>(applied, before) as T;
}

function applied(root: unknown, change: Change): unknown {
  if (change[0] === 'put') {
    const [, path, value] = change;
    return at(root, path, () => value);
  }
  const [, path, start, count] = change;
  const items = change[0] === 'cut' ? change[4] : filled(change);
  return at(root, path, (list) => (list as readonly unknown[]).toSpliced(start, count, ...items));
}

function filled([, , , , like, part, values]: Fill): readonly unknown[] {
  return values.map((value) => ({ ...(like as object), [part]: value }));
}

/** A copy in which what is at the path has been made anew. */
function at(node: unknown, path: readonly (string | number)[], made: (old: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return made(node);
  if (Array.isArray(node)) return node.with(Number(step), at(node[Number(step)], rest, made));
  const fields = node as Readonly<Record<string, unknown>>;
  return { ...fields, [step]: at(fields[step], rest, made) };
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** What the server calls the hash of a scene: CRC-32 of its JSON. */
export function hash(scene: Scene): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(JSON.stringify(scene)))
    crc = (TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
