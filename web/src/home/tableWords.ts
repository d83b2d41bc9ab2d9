import { gameName } from '../shell/gameName';
import { formatList, formatNumber } from '../i18n/language';
import { preferences } from '../preferences.svelte';
import type { TableLine } from '../wire/types';
import { botName } from '../shell/names';
import { t } from './words';

const seatName = (line: TableLine, seat: number): string =>
  line.you === seat ? t('lists.you') : line.seats[seat]?.name || botName(line.id, seat);

/** A finished game in one line: "You won: 31 to 24, 19 and 6". */
export function outcome(line: TableLine): string {
  if (!line.result) return gameName(line.game);
  const { places, scores } = line.result;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const language = preferences.language;
  const best = formatNumber(scores[winners[0] ?? 0] ?? 0, language);
  const rest = scores.filter((_, seat) => !winners.includes(seat)).sort((a, b) => b - a);
  const others = formatList(
    rest.map((score) => formatNumber(score, language)),
    language,
  );
  const who = formatList(
    winners.map((seat) => seatName(line, seat)),
    language,
  );
  if (winners.length > 1) return t('lists.shared', { who, best });
  if (rest.length === 0) return t('lists.alone', { best });
  return winners[0] === line.you ? t('lists.youWon', { best, others }) : t('lists.won', { who, best, others });
}

/** What the people of a table are doing. */
export function pastime(line: TableLine): string {
  if (line.state === 'open')
    return t('lists.seats', { n: line.seats.filter(({ kind }) => kind !== 'open').length, all: line.seats.length });
  if (line.turn) return t('lists.yourMove');
  return line.you === null ? t('lists.playing') : t('lists.others');
}
