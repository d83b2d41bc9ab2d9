import { preferences } from '../preferences.svelte';
import { en } from './en';
import { fr } from './fr';
import { translator, type Dictionary, type Translate, type Translation } from './translator';

/** A game brings its own words with its own chunk: `export const t = words({ en, fr })`. */
export function words<D extends Dictionary>(dictionaries: {
  readonly en: D;
  readonly fr: Translation<D>;
}): Translate<D> {
  return translator(dictionaries, () => preferences.language);
}

export const t = words({ en, fr });
