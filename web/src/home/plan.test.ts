import { describe, expect, test } from 'vitest';

import type { GameInfo } from '../wire/types';
import { newTable, seated, usualPlan, withSeat } from './plan';

const game = (seats: readonly number[], bots: readonly string[] = ['random', 'greedy']): GameInfo => ({
  name: 'roll',
  version: 1,
  seats,
  bots,
  options: [{ name: 'first_game', schema: { type: 'boolean' }, default: false }],
});

describe('what one click opens', () => {
  test('is you and two of the better bots', () => {
    expect(newTable(usualPlan(game([2, 3, 4, 5])))).toMatchObject({
      game: 'roll',
      options: { first_game: false },
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'greedy', level: 'normal' }, { kind: 'bot', bot: 'greedy' }],
    });
  });

  test('fits the game: a game for one or two gets two seats, and chance plays if nobody else does', () => {
    expect(usualPlan(game([1, 2], ['random']))).toMatchObject({ seats: ['you', 'normal'], bot: 'random' });
    expect(usualPlan(game([4, 5])).seats).toHaveLength(4);
  });
});

test('a game with a lesson opens as one', () => {
  const level = { name: 'level', schema: { enum: ['L', 'II'] }, default: 'II' };
  const other = { name: 'free_welding', schema: { type: 'boolean' }, default: false };
  const trucker = { ...game([2, 3, 4]), name: 'trucker', options: [level, other] };
  expect(usualPlan(trucker).options).toEqual({ level: 'L', free_welding: false });
});

describe('changing seats', () => {
  const plan = usualPlan(game([2, 3]));

  test('opens one to friends or takes it away', () => {
    expect(withSeat(plan, 1, 'open').seats).toEqual(['you', 'open', 'normal']);
    expect(withSeat(plan, 1, null).seats).toEqual(['you', 'normal']);
  });

  test('stays within what the game allows', () => {
    expect(seated(plan, game([2, 3]))).toEqual({ more: false, fewer: true });
    expect(seated(withSeat(plan, 1, null), game([2, 3]))).toEqual({ more: true, fewer: false });
  });
});
