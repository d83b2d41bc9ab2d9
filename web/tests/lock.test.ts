import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test.each(['../package-lock.json', '../../tools/audit/package-lock.json'])(
  '%s names no address: whoever installs decides where packages come from',
  (file) => {
    const lock = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(lock).not.toContain('http:');
    expect(lock).not.toContain('https:');
    expect(lock).toContain('"integrity": "sha512-');
  },
);
