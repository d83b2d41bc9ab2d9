import { formatNumber, pluralForm, type Language } from './language';

/** A sentence that changes with a number: the forms that Intl asks for in that language. */
export type Plural = { readonly one: string; readonly other: string; readonly many?: string };
export type Entry = string | Plural;
export type Dictionary = Readonly<Record<string, Entry>>;

/** What every other language must offer: the same keys, a plural where the first language has one. */
export type Translation<D extends Dictionary> = { readonly [K in keyof D]: D[K] extends string ? string : Plural };

export type Value = string | number;
type Holes<S> = S extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never;
type HolesOf<E> = E extends string ? Holes<E> : E extends { other: infer Other } ? 'n' | Holes<Other> : never;
type Values<E> = [HolesOf<E>] extends [never] ? [] : [values: Readonly<Record<HolesOf<E>, Value>>];

export type Translate<D extends Dictionary> = <K extends keyof D & string>(key: K, ...values: Values<D[K]>) => string;

function shown(value: Value | undefined, language: Language): string {
  return typeof value === 'number' ? formatNumber(value, language) : (value ?? '');
}

export function fill(sentence: string, values: Readonly<Record<string, Value>>, language: Language): string {
  return sentence.replace(/\{(\w+)\}/g, (_, hole: string) => shown(values[hole], language));
}

export function choose(entry: Entry, values: Readonly<Record<string, Value>>, language: Language): string {
  if (typeof entry === 'string') return entry;
  return entry[pluralForm(Number(values['n']), language)] ?? entry.other;
}

/** A sentence in the language that `current` names at that moment. */
export function translator<D extends Dictionary>(
  dictionaries: { readonly en: D; readonly fr: Translation<D> },
  current: () => Language,
): Translate<D> {
  return (key, ...values) => {
    const language = current();
    const given: Readonly<Record<string, Value>> = values[0] ?? {};
    return fill(choose(dictionaries[language][key] as Entry, given, language), given, language);
  };
}
