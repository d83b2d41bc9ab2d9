import { describe, expect, test } from 'vitest';

import { formatHalves, formatList, formatNumber, LANGUAGES, pluralForm, preferredLanguage } from './language';
import { translator } from './translator';

const dictionaries = {
  en: { 'tiles.left': { one: '{n} tile left', other: '{n} tiles left' }, 'table.open': 'Open {name}', plain: 'Yes' },
  fr: {
    'tiles.left': { one: '{n} tuile restante', many: '{n} de tuiles restantes', other: '{n} tuiles restantes' },
    'table.open': 'Ouvrir {name}',
    plain: 'Oui',
  },
} as const;

describe('the reader’s language', () => {
  test('is the first that we speak', () => {
    expect(preferredLanguage(['de-CH', 'fr-CH', 'en'])).toBe('fr');
    expect(preferredLanguage(['de', 'it'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});

describe('translating', () => {
  test('fills the holes and formats numbers as the language does', () => {
    expect(translator(dictionaries, () => 'en')('table.open', { name: 'brave otter' })).toBe('Open brave otter');
    expect(translator(dictionaries, () => 'en')('tiles.left', { n: 1234 })).toBe('1,234 tiles left');
    expect(translator(dictionaries, () => 'fr')('tiles.left', { n: 1234 })).toBe('1\u202f234 tuiles restantes');
  });

  test('chooses the plural of the language: French says zero in the singular', () => {
    expect(translator(dictionaries, () => 'en')('tiles.left', { n: 0 })).toBe('0 tiles left');
    expect(translator(dictionaries, () => 'fr')('tiles.left', { n: 0 })).toBe('0 tuile restante');
    expect(translator(dictionaries, () => 'fr')('tiles.left', { n: 1 })).toBe('1 tuile restante');
  });

  test('follows a change of language', () => {
    let language: 'en' | 'fr' = 'en';
    const t = translator(dictionaries, () => language);
    expect(t('plain')).toBe('Yes');
    language = 'fr';
    expect(t('plain')).toBe('Oui');
  });
});

describe('numbers', () => {
  test('halves are written as such', () => {
    expect([12, 1.5, 0.5, 0, -0.5, -1.5].map((value) => formatHalves(value, 'en'))).toEqual([
      '12',
      '1½',
      '½',
      '0',
      '-½',
      '-1½',
    ]);
  });

  test('small ones are as the browser itself would write and count them', () => {
    for (const language of LANGUAGES) {
      const [numbers, plurals] = [new Intl.NumberFormat(language), new Intl.PluralRules(language)];
      for (let value = 0; value < 1010; value += 1) {
        expect(formatNumber(value, language)).toBe(numbers.format(value));
        expect(pluralForm(value, language)).toBe(plurals.select(value));
      }
    }
  });

  test('follow the language', () => {
    expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
    expect(formatNumber(1234.5, 'fr')).toBe('1\u202f234,5');
    expect(pluralForm(2, 'fr')).toBe('other');
    expect(pluralForm(1_000_000, 'fr')).toBe('many');
  });

  test('lists are joined as the language does', () => {
    expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b, and c');
    expect(formatList(['a', 'b', 'c'], 'fr', 'or')).toBe('a, b ou c');
  });
});
