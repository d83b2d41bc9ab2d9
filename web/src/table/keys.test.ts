import { describe, expect, test } from 'vitest';

import type { CallButton } from './game';
import { commandOf } from './keys';

const button = (label: string, rest: Partial<CallButton> = {}): CallButton => ({
  act: { type: label },
  label,
  ...rest,
});
const press = (key: string, shiftKey = false) => ({ key, shiftKey });
const DRAWERS = ['r', 'l', '?'];

describe('keys of the call bar', () => {
  const [leave, keep, ready] = [button('Leave'), button('Keep', { key: 'k' }), button('Ready', { primary: true })];
  const buttons = [leave, keep, ready];

  test('digits press from the left', () => {
    expect(commandOf(press('1'), buttons, DRAWERS)).toEqual({ do: 'press', button: leave });
    expect(commandOf(press('9'), buttons, DRAWERS)).toBeNull();
  });

  test('a digit with Shift belongs to the board', () => {
    expect(commandOf(press('1', true), buttons, DRAWERS)).toBeNull();
  });

  test('Enter presses the bright one, a letter its own', () => {
    expect(commandOf(press('Enter'), buttons, DRAWERS)).toEqual({ do: 'press', button: ready });
    expect(commandOf(press('K'), buttons, DRAWERS)).toEqual({ do: 'press', button: keep });
  });

  test('a game may take a letter of the frame for itself', () => {
    const retreat = button('Retreat', { key: 'r' });
    expect(commandOf(press('r'), [retreat], DRAWERS)).toEqual({ do: 'press', button: retreat });
  });
});

describe('keys of the frame', () => {
  test.each([
    ['z', 'undo'],
    ['Escape', 'escape'],
    ['o', 'players'],
    ['p', 'past'],
  ])('%s is %s', (key, does) => expect(commandOf(press(key), [], DRAWERS)).toEqual({ do: does }));

  test('drawers open by their letters', () => {
    expect(commandOf(press('?'), [], DRAWERS)).toEqual({ do: 'open', key: '?' });
    expect(commandOf(press('x'), [], DRAWERS)).toBeNull();
  });
});
