import { describe, expect, it } from 'vitest';

import { changed, hash } from './scene';
import type { Scene } from './types';

interface Sight {
  readonly type: 'Sight';
  readonly drift: readonly number[];
  readonly seats: readonly { readonly hand: readonly number[] }[];
}

const view: Sight = { type: 'Sight', drift: [1, 2, 3], seats: [{ hand: [] }, { hand: [] }] };
const scene: Scene = { view, nr: 1, ask: null, choices: [], undo: false, result: null };
const sight = (of: Scene): Sight => of.view as Sight;

describe('a changed scene', () => {
  it('puts a value at a path and leaves the scene before as it was', () => {
    const after = changed(scene, [['put', ['view', 'seats', 1, 'hand'], [3]]]);
    expect(sight(after).seats[1]).toEqual({ hand: [3] });
    expect(sight(scene).seats[1]).toEqual({ hand: [] });
  });

  it('is another one where a small scene comes whole', () => {
    const other: Scene = { ...scene, nr: 2, undo: true };
    expect(changed(scene, [['put', [], other]])).toEqual(other);
  });

  it('shares what did not change', () => {
    const after = changed(scene, [['put', ['nr'], 2]]);
    expect(after.nr).toBe(2);
    expect(after.view).toBe(scene.view);
    const deeper = changed(scene, [['put', ['view', 'seats', 1, 'hand'], [3]]]);
    expect(sight(deeper).seats[0]).toBe(sight(scene).seats[0]);
  });

  it('cuts and fills a list', () => {
    const after = changed(scene, [['cut', ['view', 'drift'], 1, 1, [7, 8]]]);
    expect(sight(after).drift).toEqual([1, 7, 8, 3]);
  });

  it('fills a list with items that differ in one part, each with its parts in their order', () => {
    const like = { type: 'Take', tile: 4, turn: 0 };
    const after = changed(scene, [['fill', ['choices'], 0, scene.choices.length, like, 'tile', [4, 9]]]);
    const [first, second] = after.choices;
    expect(JSON.stringify([first, second])).toBe(
      '[{"type":"Take","tile":4,"turn":0},{"type":"Take","tile":9,"turn":0}]',
    );
    expect(after.choices).toHaveLength(2);
  });

  it('makes several changes in their order', () => {
    const after = changed(scene, [
      ['cut', ['view', 'drift'], 0, 2, []],
      ['put', ['view', 'drift', 0], 9],
    ]);
    expect(sight(after).drift).toEqual([9]);
  });
});

describe('the hash of a scene', () => {
  it('is the CRC-32 of its JSON in UTF-8', () => {
    const tiny = { view: { type: 'é' }, nr: 1, ask: null, choices: [], undo: false, result: null } satisfies Scene;
    expect(hash(tiny)).toBe(2200595503);
  });

  it('changes with the scene', () => {
    expect(hash(changed(scene, [['put', ['nr'], 2]]))).not.toBe(hash(scene));
  });
});
