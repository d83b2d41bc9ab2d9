import type { TableInfo } from '../wire/types';
import { t } from './words';

/** Why nothing can be played at a table any more, and for whoever looks after the server the reason itself. */
export interface Shut {
  readonly title: string;
  readonly detail: string;
  readonly cause: string;
}

export function shutOf({ state, closed_because, version }: TableInfo): Shut | null {
  if (state === 'closed') return { title: t('shut.closed'), detail: t('shut.closed.note'), cause: '' };
  if (!closed_because) return null;
  const { why, detail } = closed_because;
  return { title: t('shut.stuck'), detail: t(`shut.${why}`, { n: version }), cause: detail };
}
