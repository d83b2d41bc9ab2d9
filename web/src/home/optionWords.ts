import type { GameInfo, OptionInfo } from '../wire/types';
import { t } from './words';
import { en } from './words/en';

type Key = keyof typeof en;
type Plain = 'options.yes'; // a key without holes: those of options have none

/** Which options stand on the sheet; the others are behind "More". A game we do not know shows all. */
const IN_FRONT: Readonly<Record<string, readonly string[]>> = {
  roll: ['first_game'],
  trucker: ['mode', 'level', 'edition', 'rounds', 'ship', 'teams', 'pace'],
  captains: ['technology_board', 'first'],
};

export function inFront(game: GameInfo, option: OptionInfo): boolean {
  return IN_FRONT[game.name]?.includes(option.name) ?? true;
}

const plain = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

const isKey = (key: string): key is Key => Object.hasOwn(en, key);

/** What an option is called; one that we have no words for has its own name. */
export function optionName(game: string, { name }: OptionInfo): string {
  return isKey(`option.${game}.${name}`) ? t(`option.${game}.${name}` as Plain) : plain(name);
}

/** What it means, in a sentence. */
export function optionHint(game: string, { name }: OptionInfo): string {
  return isKey(`hint.${game}.${name}`) ? t(`hint.${game}.${name}` as Plain) : '';
}

export function valueName(game: string, { name }: OptionInfo, value: unknown): string {
  if (typeof value === 'boolean') return value ? t('options.yes') : t('options.no');
  const text = String(value);
  const word = text.replaceAll(' ', '-');
  return isKey(`value.${game}.${name}.${word}`) ? t(`value.${game}.${name}.${word}` as Plain) : plain(text);
}

/** The values to choose among; null where anything can be typed. */
export function valuesOf({ schema }: OptionInfo): readonly (string | number | boolean)[] | null {
  if (Array.isArray(schema['enum'])) return schema['enum'] as readonly (string | number)[];
  return schema['type'] === 'boolean' ? [false, true] : null;
}
