import { PLAYER_COLOURS, type PlayerColour } from './art/shared/palette';
import { isLanguage, preferredLanguage, type Language } from './i18n/language';

export const THEMES = ['system', 'dark', 'light'] as const;
export const TEXT_SIZES = [90, 100, 120, 140] as const;
export const MOTIONS = ['full', 'short', 'off'] as const;
export const SOUNDS = ['off', 'alerts', 'all'] as const;
export const CONFIRMS = ['never', 'costly', 'always'] as const;

export type Theme = (typeof THEMES)[number];
export type TextSize = (typeof TEXT_SIZES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Sounds = (typeof SOUNDS)[number];
export type Confirm = (typeof CONFIRMS)[number];

export interface Preferences {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  motion: Motion;
  sound: Sounds;
  confirm: Confirm;
  leftHanded: boolean;
  /** Player colours are hatched too, each in its own way. */
  fills: boolean;
  /** The colour one likes to have; null: the seat's. */
  colour: PlayerColour | null;
}

type Stored = Partial<Record<keyof Preferences, unknown>>;

function oneOf<T>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((choice) => choice === value) ?? otherwise;
}

function parsed(text: string | null): Stored {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** What the device remembers; whatever it does not know, or no longer makes sense, falls back. */
export function readPreferences(text: string | null, languages: readonly string[]): Preferences {
  const stored = parsed(text);
  return {
    language: isLanguage(stored.language) ? stored.language : preferredLanguage(languages),
    theme: oneOf(THEMES, stored.theme, 'system'),
    textSize: oneOf(TEXT_SIZES, stored.textSize, 100),
    motion: oneOf(MOTIONS, stored.motion, 'full'),
    sound: oneOf(SOUNDS, stored.sound, 'off'),
    confirm: oneOf(CONFIRMS, stored.confirm, 'never'),
    leftHanded: stored.leftHanded === true,
    fills: stored.fills === true,
    colour: oneOf<PlayerColour | null>(PLAYER_COLOURS, stored.colour, null),
  };
}

interface Page {
  lang: string;
  dataset: Record<string, string | undefined>;
  style: { fontSize: string };
}

/** Writes the preferences on the page's root element, where the style sheets read them. */
export function showPreferences(page: Page, preferences: Preferences): void {
  const { language, theme, textSize, motion, leftHanded, fills } = preferences;
  page.lang = language;
  page.dataset['motion'] = motion;
  page.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  if (theme === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = theme;
  if (leftHanded) page.dataset['hand'] = 'left';
  else delete page.dataset['hand'];
  if (fills) page.dataset['fills'] = 'on';
  else delete page.dataset['fills'];
}
