import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Scene } from '../../wire/types';
import type { Hint } from './hint';
import { HintMemory } from './memory.svelte';

const always = (id: string): Hint => ({ id, when: () => true, piece: `.${id}` });
const [DICE, TILES] = [always('dice'), always('tiles')];

const asked = (nr: number): Scene => ({ nr, ask: { type: 'Select' }, choices: [], undo: false }) as unknown as Scene;

function memory(): HintMemory<Hint> {
  return new HintMemory('some game', [DICE, TILES]);
}

/** Shows what is due at each of these questions, one after the other, as a board does. */
function play(hints: HintMemory<Hint>, questions: readonly number[]): (string | undefined)[] {
  return questions.map((nr) => {
    const due = hints.due(asked(nr));
    hints.attend(due, nr);
    return due?.id;
  });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  vi.stubGlobal('localStorage', storage);
});

describe('hints', () => {
  test('a hint is known once it was played past twice', () => {
    expect(play(memory(), [1, 2, 3, 4])).toEqual(['dice', 'dice', 'dice', 'tiles']);
  });

  test('looking at the same question again answers nothing', () => {
    expect(play(memory(), [1, 1, 1, 1, 1, 1])).toEqual(Array(6).fill('dice'));
  });

  test('what is put away stays away, and the next one waits for the next question', () => {
    const hints = memory();
    hints.dismiss(DICE, 1);
    expect(play(hints, [1, 2])).toEqual([undefined, 'tiles']);
  });

  test('whoever wants no more hints gets none, whatever was open then, today and tomorrow', () => {
    const hints = memory();
    play(hints, [1]);
    hints.stop();
    expect(play(hints, [2, 3])).toEqual([undefined, undefined]);
    expect(play(memory(), [1])).toEqual([undefined]);
  });

  test('the last hint comes back when it is asked for', () => {
    const hints = memory();
    play(hints, [1]);
    hints.stop();
    hints.recall();
    expect(play(hints, [2])).toEqual(['dice']);
  });
});
