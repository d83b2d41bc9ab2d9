import { describe, expect, test } from 'vitest';

import { trucker } from '../../gallery/fixtures/trucker';
import { cellFor, centre, corner, extent, MARGIN, range, squareAt, type BoardShape } from './board';
import { sand } from './hourglass';
import { loopSpaces, wrapped } from './loop';
import { angleOf, isMeteor, projectileId, travel } from './projectile';

describe.each(Object.entries(trucker.boards))('board %s', (_, board: BoardShape) => {
  test('every square lies inside the drawing and is found again from its middle', () => {
    const [width, height] = extent(board);
    for (const square of board.squares) {
      const [x, y] = corner(board, square);
      expect(x >= 0 && y >= 0 && x + 100 <= width && y + 100 <= height).toBe(true);
      expect(squareAt(board, centre(board, square))).toEqual(square);
    }
  });

  test('has its start among the squares', () => {
    expect(board.squares).toContainEqual(board.start);
  });
});

test('what is no square is not found', () => {
  const board = trucker.boards['2021 II'] as BoardShape;
  expect(squareAt(board, [5, 5])).toBeUndefined();
  expect(range([4, 7])).toEqual([4, 5, 6, 7]);
});

test('squares shrink to the width that there is, and never grow beyond their size', () => {
  const board = trucker.boards['2021 II'] as BoardShape;
  expect(cellFor(board, 2000, MARGIN, 88)).toBe(88);
  expect(cellFor(board, 390, MARGIN, 88)).toBeCloseTo(48.29, 2);
});

describe.each([18, 24, 34, 40])('a flight track of %i spaces', (count) => {
  const frame = { width: 760, height: 142, inset: 22, radius: 48 };
  const spaces = loopSpaces(frame, count);

  test('is closed and evenly spaced', () => {
    expect(spaces).toHaveLength(count);
    const gaps = spaces.map(({ at }, i) => {
      const next = spaces[(i + 1) % count]?.at ?? at;
      return Math.hypot(next[0] - at[0], next[1] - at[1]);
    });
    // On a bend the straight line is shorter than the track.
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(Math.max(...gaps) * 0.2);
  });

  test('starts at the lower left, is flown to the right and stays inside', () => {
    expect(spaces[0]?.heading).toBe(0);
    expect(spaces[0]?.at[1]).toBe(120);
    for (const { at } of spaces) {
      expect(at[0]).toBeGreaterThanOrEqual(21.9);
      expect(at[0]).toBeLessThanOrEqual(738.1);
      expect(at[1]).toBeGreaterThanOrEqual(21.9);
      expect(at[1]).toBeLessThanOrEqual(120.1);
    }
  });
});

test('positions go round and round, also backwards', () => {
  expect([0, 23, 24, 49, -1].map((position) => wrapped(position, 24))).toEqual([0, 23, 0, 1, 23]);
});

describe('projectiles', () => {
  test('fly across the board from the side that they come from', () => {
    expect(travel('front')).toEqual([0, 1]);
    expect(angleOf('right')).toBe(180);
    expect(angleOf('left')).toBe(0);
  });

  test('are rocks or shots', () => {
    expect(isMeteor({ size: 'large', from: 'front' })).toBe(true);
    expect(projectileId({ size: 'heavy', from: 'rear' })).toBe('gt-shot-heavy');
  });
});

describe('sand', () => {
  test('is all above when flipped, all below when run out, and falls in between', () => {
    expect(sand(1)).toMatchObject({ lower: '', falling: false });
    expect(sand(0)).toMatchObject({ upper: '', falling: false });
    expect(sand(0.5).falling).toBe(true);
    expect(sand(7)).toEqual(sand(1));
  });
});
