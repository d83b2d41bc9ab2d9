import { describe, expect, test } from 'vitest';

import { readPreferences, showPreferences, type Preferences } from './preferences';

const page = () => ({ lang: '', dataset: {} as Record<string, string | undefined>, style: { fontSize: '' } });
const usual: Preferences = {
  language: 'en',
  theme: 'system',
  textSize: 100,
  motion: 'full',
  sound: 'off',
  confirm: 'never',
  leftHanded: false,
  fills: false,
  colour: null,
};

describe('what the device remembers', () => {
  test('starts with the browser’s language and the system’s theme, and in silence', () => {
    expect(readPreferences(null, ['fr-FR'])).toEqual({ ...usual, language: 'fr' });
  });

  test('wins over the browser', () => {
    const kept: Preferences = {
      language: 'en',
      theme: 'light',
      textSize: 140,
      motion: 'off',
      sound: 'alerts',
      confirm: 'costly',
      leftHanded: true,
      fills: true,
      colour: 'pink',
    };
    expect(readPreferences(JSON.stringify(kept), ['fr'])).toEqual(kept);
  });

  test.each([
    '',
    'no json',
    '[]',
    'null',
    '"text"',
    '{"theme":"purple","textSize":7,"language":"xx","motion":1,"leftHanded":"yes","fills":1,"colour":"grey"}',
  ])('is ignored where it makes no sense: %s', (stored) => {
    expect(readPreferences(stored, ['en'])).toEqual(usual);
  });
});

describe('showing preferences', () => {
  const all: Preferences = {
    ...usual,
    language: 'fr',
    theme: 'light',
    textSize: 120,
    motion: 'short',
    leftHanded: true,
    fills: true,
  };

  test('writes them where the style sheets look', () => {
    const root = page();
    showPreferences(root, all);
    expect(root).toEqual({
      lang: 'fr',
      dataset: { theme: 'light', motion: 'short', hand: 'left', fills: 'on' },
      style: { fontSize: '120%' },
    });
  });

  test('takes an override back', () => {
    const root = page();
    showPreferences(root, all);
    showPreferences(root, { ...all, theme: 'system', textSize: 100, leftHanded: false, fills: false });
    expect(root.dataset).toEqual({ motion: 'short' });
    expect(root.style.fontSize).toBe('');
  });
});
