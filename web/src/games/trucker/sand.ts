import type { BoardProps } from '../../table/game';
import type { trucker } from '../../wire/types';
import { SAND } from './printed';

/** How much sand is left: the share of it, and in words of the pace: seconds, or beats. */
export interface SandLeft {
  readonly share: number;
  readonly seconds: number | null;
  readonly beats: number | null;
}

const RUN_OUT: SandLeft = { share: 0, seconds: null, beats: null };
const SECONDS = SAND.simulated.hourglass / 10;

function byClock(time: NonNullable<BoardProps['time']>, now: number): SandLeft {
  if (time.hourglass === null) return { share: 1, seconds: null, beats: null };
  const seconds = Math.max(0, time.hourglass - time.now - (now - time.heard) / 1000);
  return { share: Math.min(1, seconds / SECONDS), seconds: Math.ceil(seconds), beats: null };
}

/** Seconds are the server's; beats and simulated time are the table's own. */
export function sandLeft(sight: trucker.Sight, seat: number, time: BoardProps['time'], now: number): SandLeft {
  const { glass, setting, truckers } = sight;
  if (!glass.running) return RUN_OUT;
  if (setting.pace === 'live') return time ? byClock(time, now) : { share: 1, seconds: null, beats: null };
  if (setting.pace === 'relaxed') {
    const beats = Math.max(0, glass.until - glass.beat);
    return { share: beats / SAND.relaxed.hourglass, seconds: null, beats };
  }
  const tenths = Math.max(0, glass.until - (truckers[seat]?.ready_at ?? 0));
  return { share: tenths / SAND.simulated.hourglass, seconds: Math.ceil(tenths / 10), beats: null };
}

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
