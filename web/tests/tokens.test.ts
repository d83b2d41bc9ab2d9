import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map((m) => [m[1], [m[2], m[3]]]),
);

function luminance(colour: string): number {
  const channel = (i: number) => {
    const value = parseInt(colour.slice(i, i + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const value = (name: string, theme: number): string => tokens.get(name)?.[theme] ?? '#000000';

describe.each([
  ['light', 0],
  ['dark', 1],
])('%s theme', (_, theme) => {
  test.each(['bg', 'table', 'panel', 'raise'])('text can be read on %s', (ground) => {
    expect(contrast(value('text', theme), value(ground, theme))).toBeGreaterThanOrEqual(7);
    expect(contrast(value('muted', theme), value(ground, theme))).toBeGreaterThanOrEqual(4.5);
    for (const name of ['danger', 'ok', 'info']) {
      expect(contrast(value(name, theme), value(ground, theme))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('edges and light stand out from panels', () => {
    expect(contrast(value('line-strong', theme), value('panel', theme))).toBeGreaterThanOrEqual(3);
    expect(contrast(value('light', theme), value('panel', theme))).toBeGreaterThanOrEqual(7);
    expect(contrast(value('on-light', theme), value('light', theme))).toBeGreaterThanOrEqual(7);
  });
});
