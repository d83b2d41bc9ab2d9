import { expect, test } from 'vitest';

import { seatColours } from './colours';

test('seats have the colours of their game', () => {
  expect(seatColours('roll', 3)).toEqual(['blue', 'red', 'green']);
  expect(seatColours('captains', 2)).toEqual(['teal', 'orange']);
});

test('a favourite changes places with whoever had it', () => {
  expect(seatColours('roll', 3, 0, 'green')).toEqual(['green', 'red', 'blue']);
  expect(seatColours('roll', 2, 1, 'pink')).toEqual(['blue', 'pink']);
  expect(seatColours('roll', 2, 1, 'red')).toEqual(['blue', 'red']);
});

test('a favourite that the game does not have is left out', () => {
  expect(seatColours('captains', 2, 0, 'blue')).toEqual(['teal', 'orange']);
});

test('who watches changes nothing', () => {
  expect(seatColours('roll', 2, null, 'red')).toEqual(['blue', 'red']);
});

test('a big table goes round again', () => {
  expect(seatColours('salvage', 9)).toHaveLength(9);
});
