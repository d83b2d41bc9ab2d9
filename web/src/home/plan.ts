import type { GameInfo, NewTable, SeatPlan, TableLine } from '../wire/types';
import { counting } from './moot';

export type Level = NonNullable<SeatPlan['level']>;
export const LEVELS: readonly Level[] = ['easy', 'normal', 'hard'];

/** A seat of a table that is not there yet: yours, a bot of some level, or open to whoever has the link. */
export type Planned = 'you' | Level | 'open';

export interface Plan {
  readonly game: string;
  readonly bot: string;
  readonly seats: readonly Planned[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly listed: boolean;
  readonly clock: NonNullable<NewTable['clock']>;
  readonly pace: NonNullable<NewTable['pace']>;
}

const COMPANY = 3;

/** The best company that this game has: whoever plays by more than chance comes first. */
export function bestBot(game: GameInfo): string {
  return game.bots.find((bot) => bot !== 'random') ?? game.bots[0] ?? 'random';
}

/** What a newcomer meets first, where that is not what the rules take for granted: a lesson among people and bots. */
const OPENING: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { trucker: { level: 'L', pace: 'live' } };

const opening = ({ name, options }: GameInfo): Plan['options'] =>
  Object.fromEntries(options.map((option) => [option.name, OPENING[name]?.[option.name] ?? option.default]));

/** What one click opens: you and two bots, or as near to that as the game allows. */
export function usualPlan(game: GameInfo): Plan {
  const size = [...game.seats].sort((a, b) => Math.abs(a - COMPANY) - Math.abs(b - COMPANY) || a - b)[0] ?? COMPANY;
  return {
    game: game.name,
    bot: bestBot(game),
    seats: Array.from({ length: size }, (_, seat) => (seat === 0 ? 'you' : 'normal')),
    options: opening(game),
    listed: false,
    clock: 'none',
    pace: 'live',
  };
}

/** The plan with another seat; null takes the seat away. */
export function withSeat(plan: Plan, seat: number, who: Planned | null): Plan {
  return { ...plan, seats: who === null ? plan.seats.toSpliced(seat, 1) : plan.seats.with(seat, who) };
}

export function seated(plan: Plan, game: GameInfo): { readonly more: boolean; readonly fewer: boolean } {
  return {
    more: game.seats.includes(plan.seats.length + 1),
    fewer: game.seats.includes(plan.seats.length - 1),
  };
}

const seatPlan = (who: Planned, bot: string): SeatPlan =>
  who === 'you' || who === 'open' ? { kind: 'open' } : { kind: 'bot', bot, level: who };

export function newTable({ game, bot, seats, options, listed, clock, pace }: Plan): NewTable {
  return {
    game,
    options: counting(game, options),
    clock,
    pace,
    public: listed,
    timeout: 'bot',
    seats: seats.map((who) => seatPlan(who, bot)),
  };
}

/** The same company once more. */
export function rematchPlan(table: TableLine & Pick<NewTable, 'options' | 'timeout' | 'open_chat'>): NewTable {
  return {
    game: table.game,
    options: table.options ?? {},
    clock: table.clock,
    pace: table.pace,
    public: table.public,
    watch: table.watch,
    timeout: table.timeout ?? 'default',
    open_chat: table.open_chat ?? false,
    seats: table.seats.map(({ kind, bot, level }) =>
      kind === 'bot' ? { kind: 'bot', bot: bot ?? 'random', level } : { kind: 'open' },
    ),
  };
}
