import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';

import captains from '../src/art/captains/Poster.svelte';
import roll from '../src/art/roll/Poster.svelte';
import trucker from '../src/art/trucker/Poster.svelte';

/** The elements that stand side by side in a piece of markup. */
function siblings(markup: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const tag of markup.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
    if (depth === 0) start = tag.index;
    depth += tag[2] ? 0 : tag[1] ? -1 : 1;
    if (depth === 0) found.push(markup.slice(start, tag.index + tag[0].length));
  }
  return found;
}

const nameOf = (symbol: string): string => /\bid="([^"]+)"/.exec(symbol)?.[1] ?? '';
const refersTo = (drawing: string, name: string): boolean =>
  drawing.includes(`"#${name}"`) || drawing.includes(`url(#${name})`);

/** Of these symbols, those that the drawing refers to, and those that they refer to themselves. */
function needed(symbols: readonly string[], drawing: string): readonly string[] {
  const named = symbols.filter((symbol) => refersTo(drawing, nameOf(symbol)));
  const all = symbols.filter((symbol) => refersTo(drawing + named.join(''), nameOf(symbol)));
  return all.length === named.length ? named : needed(symbols, drawing + all.join(''));
}

/** A poster as a picture of its own: the symbols it refers to inside it, nothing of the page around it. */
function picture(Poster: Component): string {
  const drawn = render(Poster).body.replace(/<!--.*?-->| (?:class|aria-hidden)="[^"]*"/gs, '');
  const at = drawn.lastIndexOf('<svg');
  const symbols = [...drawn.slice(0, at).matchAll(/<defs>(.*?)<\/defs>/gs)].flatMap(([, defs = '']) => siblings(defs));
  const poster = drawn.slice(at, drawn.lastIndexOf('</svg>'));
  const rest = poster.slice('<svg'.length, poster.indexOf('>') + 1);
  const inside = poster.slice(poster.indexOf('>') + 1);
  const defs = needed(symbols, inside).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"${rest}<defs>${defs}</defs>${inside}</svg>\n`;
}

// The home page shows them as pictures: drawing them piece by piece takes a phone longer than all the rest of it.
// After a change of the art: npx vitest run tests/posters.test.ts -u
test.each(Object.entries({ captains, roll, trucker }))(
  'the poster of %s is as its art draws it',
  async (game, Poster) => {
    const file = picture(Poster);
    await expect(file).toMatchFileSnapshot(`../src/home/posters/${game}.svg`);
  },
);
