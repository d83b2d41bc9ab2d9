import { Trouble } from '../wire/api';
import { en } from './words/en';
import { t } from './words';

type Key = keyof typeof en & `problem.${string}`;

/** What went wrong, in the reader's language where we have words for it. */
export function problemText(error: unknown): string {
  const code = error instanceof Trouble ? error.problem : 'broken';
  return codeText(code, error instanceof Error ? error.message : undefined);
}

/** The same where only its code is known. */
export function codeText(code: string, otherwise = t('problem.broken')): string {
  return Object.hasOwn(en, `problem.${code}`) ? t(`problem.${code}` as Key) : otherwise;
}
