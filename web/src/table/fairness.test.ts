import { describe, expect, test } from 'vitest';

import { blake2b, promised, sealOf, seedOf } from './fairness';

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

test('the seal is the SHA-256 of the secret', async () => {
  expect(await sealOf(SECRET)).toBe('4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef');
});

describe('the seed follows from secret and nonces as the server makes it', () => {
  test('with a bot, whose nonce is empty', () => {
    expect(seedOf(SECRET, ['a1'.repeat(16), '', 'b2'.repeat(16)])).toBe(
      '3fa5c1f5ee5518078c18b52365e54253a85af6cc380530f1da8392b8c97ef599',
    );
  });

  test('with more nonces than one block holds', () => {
    const nonces = ['a1'.repeat(16), '', 'b2'.repeat(16), 'c3'.repeat(32), 'd4'.repeat(16)];
    expect(seedOf(SECRET, nonces)).toBe('be4f183b99f23845a394454529dbfdde3e08b8a431d189d269d5a4e9b7b99b6f');
  });
});

describe('the seed that was promised', () => {
  const played = { did: 'play' };
  test('is that of the game', () => expect(promised({ seed: 'a', journal: [played] })).toBe('a'));
  test('is that of the last branch where it was tried differently', () =>
    expect(promised({ seed: 'a', journal: [played, { did: 'branch', seed: 'b' }, played] })).toBe('b'));
});

test('the hash is that of RFC 7693', () => {
  expect(hex(blake2b(new TextEncoder().encode('abc'), new Uint8Array(), 64))).toBe(
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1' +
      '7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  );
});
