import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Dictionary, Entry } from '../src/i18n/translator';

const SRC = new URL('../src/', import.meta.url).pathname;

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources: Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

/** Every folder that holds an en.ts and a fr.ts is a dictionary. */
const folders = sources
  .filter(({ path }) => path.endsWith('/en.ts'))
  .map(({ path }) => path.slice(0, -'/en.ts'.length));
const dictionaries = await Promise.all(
  folders.map(async (folder) => {
    const { en } = (await import(join(SRC, folder, 'en.ts'))) as { en: Dictionary };
    const { fr } = (await import(join(SRC, folder, 'fr.ts'))) as { fr: Dictionary };
    return { folder, en, fr };
  }),
);
const known = new Set(dictionaries.flatMap(({ en }) => Object.keys(en)));

/** What a file calls its translator: t, a t with another name (tShell), or whatever it imports t as. */
function callsIn(text: string): RegExp {
  const aliases = [...text.matchAll(/\bt as (\w+)/g)].map((alias) => alias[1] ?? '');
  return new RegExp(`\\b(?:${['t(?:[A-Z]\\w*)?', ...aliases].join('|')})\\(\\s*(['"\`])((?:\\\\.|(?!\\1).)*)\\1`, 'gs');
}

/** Keys named in the code; `${...}` in a template stands for any word. */
const asked = sources.flatMap(({ path, text }) =>
  [...text.matchAll(callsIn(text))].map((call) => ({ path, key: call[2] ?? '' })),
);

function pattern(key: string): RegExp {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w -]+')}$`);
}

/** No table counts further; French has another form from a million on. */
const MOST = 1000;

const forms = (entry: Entry): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
/** A plural may leave its number out in one form ("ambush", "2 ambushes"). */
const holes = (entry: Entry): string[] => [
  ...new Set(forms(entry).flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1] ?? ''))),
];

test('dictionaries and uses are found at all', () => {
  expect(folders).toContain('i18n');
  expect(asked.length).toBeGreaterThan(20);
});

const isTemplate = (key: string): boolean => key.includes('${');
const templates = [...new Set(asked.map(({ key }) => key).filter(isTemplate))].map((key) => ({
  key,
  names: pattern(key),
}));

test('every key that the code asks for exists', () => {
  const filled = new Set(
    templates.filter(({ names }) => [...known].some((name) => names.test(name))).map(({ key }) => key),
  );
  const missing = asked.filter(({ key }) => !(isTemplate(key) ? filled : known).has(key));
  expect(missing).toEqual([]);
});

test('every key is asked for somewhere', () => {
  const plainly = new Set(asked.map(({ key }) => key));
  const unused = [...known].filter((name) => !plainly.has(name) && !templates.some(({ names }) => names.test(name)));
  expect(unused).toEqual([]);
});

test('no two dictionaries share a key', () => {
  const all = dictionaries.flatMap(({ en }) => Object.keys(en));
  expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
});

describe.each(dictionaries)('$folder', ({ en, fr }) => {
  test('both languages have the same keys', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(Object.keys(en))('%s is said in both, with the same holes', (key) => {
    const [first, second] = [en[key] as Entry, fr[key] as Entry];
    expect(typeof second).toBe(typeof first);
    for (const sentence of [...forms(first), ...forms(second)]) expect(sentence.trim()).not.toBe('');
    expect(holes(second).sort()).toEqual(holes(first).sort());
  });

  test('plurals have every form that their language asks for', () => {
    const lacking = (dictionary: Dictionary, language: string) => {
      const rules = new Intl.PluralRules(language);
      const wanted = new Set(Array.from({ length: MOST + 1 }, (_, n) => rules.select(n)));
      return Object.entries(dictionary).filter(
        ([, entry]) => typeof entry !== 'string' && [...wanted].some((form) => !(form in entry)),
      );
    };
    expect(lacking(en, 'en')).toEqual([]);
    expect(lacking(fr, 'fr')).toEqual([]);
  });

  test('French puts a no-break space before double punctuation and uses the curly apostrophe', () => {
    const careless = Object.values(fr)
      .flatMap(forms)
      .filter((sentence) => /[^\u00a0\u202f][:;!?»](\s|$)|'/.test(sentence));
    expect(careless).toEqual([]);
  });
});
