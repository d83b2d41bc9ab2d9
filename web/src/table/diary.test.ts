import { describe, expect, test } from 'vitest';

import type { Moment } from '../wire/socket.svelte';
import type { Scene, View } from '../wire/types';
import { Diary } from './diary';

interface Sight extends View {
  readonly round: number;
}

const scene = (round: number): Scene => ({
  view: { type: 'Sight', round } as Sight,
  nr: round,
  ask: null,
  choices: [],
  undo: false,
  result: null,
});
const whole = (n: number): Moment => ({ n, hash: n, scene: scene(n), events: [], changes: null });
const update = (n: number): Moment => ({
  n,
  hash: n,
  scene: scene(n),
  events: [{ type: 'Began' }],
  changes: [
    ['put', ['view', 'round'], n],
    ['put', ['nr'], n],
  ],
});

function shelf(room = Infinity) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, text: string) => {
      if (kept.size >= room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
}

describe('after a reload', () => {
  test('everything that was seen is there again', () => {
    const place = shelf();
    const before = new Diary('a', place);
    [whole(1), update(2), update(3)].forEach((moment) => before.write(moment));
    const { shots, known } = new Diary('a', place).read();
    expect(shots.map((shot) => shot.scene)).toEqual([scene(1), scene(2), scene(3)]);
    expect(known).toEqual({ n: 3, hash: 3, scene: scene(3) });
  });

  test('it goes on where it stopped', () => {
    const place = shelf();
    new Diary('a', place).write(whole(1));
    const again = new Diary('a', place);
    again.read();
    again.write(update(2));
    expect(new Diary('a', place).read().shots).toHaveLength(2);
  });

  test('a new whole begins a new diary', () => {
    const place = shelf();
    const diary = new Diary('a', place);
    [whole(1), update(2), whole(9)].forEach((moment) => diary.write(moment));
    expect(new Diary('a', place).read().known?.n).toBe(9);
    expect(place.kept.size).toBe(1);
  });
});

test('tables do not share a diary', () => {
  const place = shelf();
  new Diary('a', place).write(whole(1));
  expect(new Diary('b', place).read()).toEqual({ shots: [], known: null });
});

test('a full shelf is left empty rather than with half a story', () => {
  const place = shelf(2);
  const diary = new Diary('a', place);
  [whole(1), update(2), update(3), update(4)].forEach((moment) => diary.write(moment));
  expect(place.kept.size).toBe(0);
});

test('without a shelf nothing is kept and nothing breaks', () => {
  const diary = new Diary('a', null);
  diary.write(whole(1));
  expect(diary.read().known).toBeNull();
});
