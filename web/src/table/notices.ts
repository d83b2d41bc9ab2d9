import type { Line } from '../wire/types';
import type { People } from './game';
import { t } from './words';

const NOTICES = ['away', 'back', 'bot-failed', 'bot-replaced'] as const;

/** What happened to the table, in a sentence. */
export function noticeText({ notice, details }: Line, people: People): string {
  const known = NOTICES.find((each) => each === notice);
  const seat = details['seat'];
  const who = typeof seat === 'number' ? people.name(seat) : '';
  return known ? t(`notice.${known}`, { who }) : (notice ?? '');
}
