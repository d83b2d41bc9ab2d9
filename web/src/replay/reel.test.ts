import { describe, expect, test } from 'vitest';

import type { Event, Story, View } from '../wire/types';
import { chaptersOf, reelOf } from './reel';

interface Sight extends View {
  readonly round: number;
}

const began = (round: number): Event & { readonly round: number } => ({ type: 'Began', round });
const sight: Sight = { type: 'Sight', round: 0 };
const story: Story = {
  view: sight,
  result: { type: 'Result', scores: [1], places: [1], points: [] },
  frames: [1, 2].map((round) => ({
    seat: 0,
    did: 'play',
    choice: null,
    events: [began(round)],
    changes: [['put', ['round'], round]],
  })),
};

describe('a finished game as pictures', () => {
  const reel = reelOf(story);

  test('begins with the start and follows every change', () => {
    expect(reel.map(({ scene }) => (scene.view as Sight).round)).toEqual([0, 1, 2]);
  });

  test('shows the result with the last picture only', () => {
    expect(reel.map(({ scene }) => scene.result !== null)).toEqual([false, false, true]);
  });

  test('has chapters where the game says so', () => {
    const names = chaptersOf(reel, (event) => `Round ${(event as ReturnType<typeof began>).round}`);
    expect(names).toEqual([
      { at: 1, name: 'Round 1' },
      { at: 2, name: 'Round 2' },
    ]);
  });
});
