import { describe, expect, test } from 'vitest';

import type { roll } from '../../wire/types';
import { atColumn, atStack, follow, type Token } from './tokens';

const NO_DICE = [0, 0, 0, 0, 0, 0, 0];
const dice = (...colours: readonly number[]) =>
  NO_DICE.map((_, colour) => colours.filter((one) => one === colour).length);
const columns = (given: Readonly<Record<number, readonly number[]>>) =>
  [0, 1, 2, 3, 4, 5].map((column) => dice(...(given[column] ?? [])));

interface Given {
  readonly cup?: readonly number[];
  readonly workers?: Readonly<Record<number, readonly number[]>>;
  readonly rolled?: Readonly<Record<number, readonly number[]>>;
  readonly selector?: number;
  readonly builders?: readonly number[];
}

function empire({ cup = [], workers = {}, rolled = workers, selector = -1, builders = [] }: Given): roll.Empire {
  const strip = {
    rolled: columns(rolled),
    workers: columns(workers),
    selected: 0,
    selector,
    dictated: NO_DICE,
    used: [],
    moving: null,
  };
  const stack = { size: 1, top: 0, builders: dice(...builders), tiles: null };
  const places = {
    cup: dice(...cup),
    citizenry: NO_DICE,
    crew: NO_DICE,
    goods: [],
    stacks: [stack, { ...stack, builders: NO_DICE }],
  };
  return { ...places, strip } as unknown as roll.Empire;
}

const where = (tokens: readonly Token[]) => Object.fromEntries(tokens.map(({ id, place }) => [id, place]));

describe('dice keep their identity', () => {
  const before = follow([], empire({ workers: { 0: [0, 0], 5: [1] } }));

  test('at first each gets one, and the face of its column', () => {
    expect(new Set(before.map(({ id }) => id)).size).toBe(3);
    expect(before.map(({ face }) => face)).toEqual([0, 0, 5]);
  });

  test('who may stay stays, and only the die that is missed moves, with its face', () => {
    const rolled = { 0: [0, 0], 5: [1] };
    const after = follow(before, empire({ workers: { 0: [0], 2: [0], 5: [1] }, rolled }));
    const moved = after.filter(({ id, place }) => where(before)[id] !== place);
    expect(moved).toHaveLength(1);
    expect(moved[0]).toMatchObject({ colour: 0, place: atColumn(2), face: 0 });
  });

  test('the selecting die is the one that left its column', () => {
    const after = follow(before, empire({ workers: { 0: [0, 0] }, rolled: { 0: [0, 0], 5: [1] }, selector: 1 }));
    expect(after.find(({ place }) => place === 'socket')).toMatchObject({ colour: 1, face: 5, id: before[2]?.id });
  });

  test('off the strip a die shows no face; a new roll gives it a new one', () => {
    const built = follow(before, empire({ workers: { 5: [1] }, rolled: { 0: [0, 0], 5: [1] }, builders: [0, 0] }));
    expect(built.filter(({ place }) => place === atStack(0)).map(({ face }) => face)).toEqual([null, null]);
    const home = follow(built, empire({ cup: [0, 0, 1] }));
    const again = follow(home, empire({ workers: { 3: [0, 0, 1] } }));
    expect(again.map(({ face }) => face)).toEqual([3, 3, 3]);
    expect(again.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  });

  test('after a reload, faces that were moved away are found again', () => {
    const found = follow([], empire({ workers: { 2: [0, 0] }, rolled: { 0: [0], 2: [0] } }));
    expect(found.map(({ face }) => face).toSorted()).toEqual([0, 2]);
  });
});
