export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

function once<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

const numbers = once((language) => new Intl.NumberFormat(language));
const plurals = once((language) => new Intl.PluralRules(language));

/** Nearly all our numbers; for these the browser need not fetch its tables of languages, which takes a phone a moment. */
const isSmall = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

export function formatNumber(value: number, language: Language): string {
  return isSmall(value) ? String(value) : numbers(language).format(value);
}

/** Points come in halves: 1½, ½, 12. */
export function formatHalves(value: number, language: Language): string {
  const whole = Math.trunc(value);
  const sign = value < 0 && whole === 0 ? '-' : '';
  if (value === whole) return formatNumber(value, language);
  return `${sign}${whole === 0 ? '' : formatNumber(whole, language)}½`;
}

const SINGULAR: Readonly<Record<Language, readonly number[]>> = { en: [1], fr: [0, 1] };

export function pluralForm(value: number, language: Language): 'one' | 'many' | 'other' {
  if (isSmall(value)) return SINGULAR[language].includes(value) ? 'one' : 'other';
  const form = plurals(language).select(value);
  return form === 'one' || form === 'many' ? form : 'other';
}

const JOINER = { en: { and: 'and', or: 'or' }, fr: { and: 'et', or: 'ou' } } as const;

/** One, two, and three. The browser knows that too, but fetching its tables takes a phone a moment. */
export function formatList(parts: readonly string[], language: Language, joiner: 'and' | 'or' = 'and'): string {
  const [last = '', ...others] = parts.toReversed();
  if (others.length === 0) return last;
  const comma = language === 'en' && others.length > 1 ? ',' : '';
  return `${others.toReversed().join(', ')}${comma} ${JOINER[language][joiner]} ${last}`;
}
