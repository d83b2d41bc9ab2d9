import type { Shot } from '../replay/reel';
import type { Event } from '../wire/types';
import type { GameClient, People } from './game';
import { t } from './words';

/** A line of the log: the picture it belongs to, its words, whether it heads a chapter. */
export interface LogLine {
  readonly key: string;
  readonly at: number;
  readonly text: string;
  readonly heading: boolean;
  readonly mine: boolean;
  readonly scoring: boolean;
}

/** What happens at every table, whatever the game. */
function tableEvent(event: Event, people: People): string | null {
  if (event.type === 'Rewound') return t('log.rewound');
  if (event.type === 'Branched') return t('log.branched');
  if (event.type === 'Undone') return t('log.undone', { who: people.name((event as Event & { seat: number }).seat) });
  return null;
}

const seatOf = (event: Event): unknown => ('seat' in event ? event.seat : null);

/** The story so far, line by line. */
export function logOf(reel: readonly Shot[], client: GameClient, people: People, from = 0): readonly LogLine[] {
  return reel.slice(from).flatMap(({ events, scene }, i) =>
    events.flatMap((event, j) => {
      const line = (text: string | null, heading: boolean): readonly LogLine[] =>
        text === null
          ? []
          : [
              {
                key: `${from + i} ${j} ${heading ? 'h' : 'e'}`,
                at: from + i,
                text,
                heading,
                mine: people.you !== null && seatOf(event) === people.you,
                scoring: client.scores(event),
              },
            ];
      const chapter = client.chapter(event, people);
      return [
        ...line(chapter, true),
        ...line(tableEvent(event, people) ?? (chapter === null ? client.event(event, people, scene) : null), false),
      ];
    }),
  );
}
