import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';

import CaptainsSymbols from '../src/art/captains/CaptainsSymbols.svelte';
import RollSymbols from '../src/art/roll/RollSymbols.svelte';
import TruckerSymbols from '../src/art/trucker/TruckerSymbols.svelte';
import CaptainsGallery from '../src/gallery/CaptainsGallery.svelte';
import RollGallery from '../src/gallery/RollGallery.svelte';
import TruckerGallery from '../src/gallery/TruckerGallery.svelte';

const GAMES: readonly { game: string; Symbols: Component; Gallery: Component }[] = [
  { game: 'trucker', Symbols: TruckerSymbols, Gallery: TruckerGallery },
  { game: 'roll', Symbols: RollSymbols, Gallery: RollGallery },
  { game: 'captains', Symbols: CaptainsSymbols, Gallery: CaptainsGallery },
];

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1] ?? '');

describe.each(GAMES)('$game', ({ Symbols, Gallery }) => {
  const symbols = render(Symbols).body;
  const page = render(Gallery).body;
  const drawn = new Set(all(symbols, /\bid="([^"]+)"/g));
  const used = new Set([...all(page, /href="#([^"]+)"/g), ...all(page, /url\(#([^)]+)\)/g)]);

  test('every drawing that a piece refers to exists', () => {
    expect([...used].filter((id) => !drawn.has(id))).toEqual([]);
  });

  test('every drawing is shown in the gallery', () => {
    expect([...drawn].filter((id) => !used.has(id))).toEqual([]);
  });

  test('each is drawn once', () => {
    const ids = all(symbols, /\bid="([^"]+)"/g);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('geometry never fails: no path holds NaN or undefined', () => {
    expect(page).not.toMatch(/="[^"]*(NaN|undefined|Infinity)/);
    expect(page.length).toBeGreaterThan(100_000);
  });

  test('no style attribute in the markup of the symbols: the page forbids inline styles', () => {
    expect(symbols).not.toContain('style=');
  });
});

test('no component carries a static style attribute, which the content security policy would block', () => {
  const src = new URL('../src/', import.meta.url).pathname;
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'));
  expect(files.length).toBeGreaterThan(50);
  const guilty = files.filter((path) => /\sstyle="/.test(readFileSync(join(src, path), 'utf8')));
  expect(guilty).toEqual([]);
});
