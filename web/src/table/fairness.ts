/** What a browser can check of the dice by itself: the seal, and the seed that follows from secret and nonces. */

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of the secret's bytes: what was published before anyone sat down. */
export async function sealOf(secret: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(secret))));
}

/** The seed as the server makes it: BLAKE2b of the nonces, keyed with the secret. */
export function seedOf(secret: string, nonces: readonly string[]): string {
  return hexOf(blake2b(new TextEncoder().encode(nonces.join(',')), bytesOf(secret), 32));
}

/** The part of a replay file that says where its dice are from. */
export interface Dice {
  readonly seed: string;
  readonly journal: readonly { readonly did: string; readonly seed?: string }[];
}

/** The seed that was promised: where a game went on from another one, that of its last branch. */
export const promised = ({ seed, journal }: Dice): string =>
  journal.findLast(({ did }) => did === 'branch')?.seed ?? seed;

const MASK = 0xffffffffffffffffn;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
] as const;
const ORDER = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((row) => Array.from(row, (digit) => parseInt(digit, 16)));
const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const turned = (word: bigint, bits: bigint): bigint => ((word >> bits) | (word << (64n - bits))) & MASK;

function mix(v: BigUint64Array, [a, b, c, d]: readonly [number, number, number, number], x: bigint, y: bigint): void {
  const at = (i: number): bigint => v[i] ?? 0n;
  v[a] = at(a) + at(b) + x;
  v[d] = turned(at(d) ^ at(a), 32n);
  v[c] = at(c) + at(d);
  v[b] = turned(at(b) ^ at(c), 24n);
  v[a] = at(a) + at(b) + y;
  v[d] = turned(at(d) ^ at(a), 16n);
  v[c] = at(c) + at(d);
  v[b] = turned(at(b) ^ at(c), 63n);
}

function compress(h: BigUint64Array, block: Uint8Array, read: bigint, last: boolean): void {
  const v = BigUint64Array.of(...h, ...START);
  v[12] = (v[12] ?? 0n) ^ read;
  if (last) v[14] = (v[14] ?? 0n) ^ MASK;
  const data = new DataView(block.buffer, block.byteOffset, 128);
  const word = (i: number | undefined): bigint => data.getBigUint64((i ?? 0) * 8, true);
  for (let round = 0; round < 12; round++) {
    const order = ORDER[round % 10] ?? [];
    COLUMNS.forEach((places, i) => mix(v, places, word(order[2 * i]), word(order[2 * i + 1])));
  }
  h.forEach((each, i) => (h[i] = each ^ (v[i] ?? 0n) ^ (v[i + 8] ?? 0n)));
}

/** BLAKE2b with a key (RFC 7693), which WebCrypto does not have. */
export function blake2b(message: Uint8Array, key: Uint8Array, size: number): Uint8Array {
  const keyed = key.length > 0 ? 128 : 0;
  const input = new Uint8Array(Math.max(128, Math.ceil((keyed + message.length) / 128) * 128));
  input.set(key);
  input.set(message, keyed);
  const total = keyed + message.length;
  const h = BigUint64Array.from(START);
  h[0] = (h[0] ?? 0n) ^ BigInt(0x01010000 ^ (key.length << 8) ^ size);
  for (let at = 0; at < input.length; at += 128) {
    const last = at + 128 >= input.length;
    compress(h, input.subarray(at, at + 128), BigInt(last ? total : at + 128), last);
  }
  return new Uint8Array(h.buffer).slice(0, size);
}
