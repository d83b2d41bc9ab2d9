import { describe, expect, test } from 'vitest';

import { counting, isMoot } from './moot';

const trucker = {
  edition: '2021',
  mode: 'single',
  level: 'L',
  pace: 'live',
  free_welding: false,
  players_inspect: false,
  rounds: 'I-II-III',
  training: false,
  ship: 'III',
  optimised_forecasts: false,
  teams: false,
  change_places: false,
};

describe('options of Galaxy Trucker that say nothing', () => {
  test('belong to the other edition', () => {
    expect(Object.keys(counting('trucker', trucker))).toEqual(['edition', 'mode', 'level', 'pace', 'free_welding']);
    const rounds = counting('trucker', { ...trucker, edition: '2007', teams: true, free_welding: true });
    expect(Object.keys(rounds)).toEqual(Object.keys(trucker).filter((name) => name !== 'mode' && name !== 'level'));
  });

  test('hang on a round that is not played, or on an option that is not chosen', () => {
    const moot = (option: string, chosen: object) =>
      isMoot('trucker', option, { ...trucker, edition: '2007', ...chosen });
    expect(moot('training', { rounds: 'II-III' })).toBe(true);
    expect(moot('ship', { rounds: 'I-II' })).toBe(true);
    expect(moot('ship', { rounds: 'III' })).toBe(false);
    expect(moot('optimised_forecasts', { rounds: 'I', training: true })).toBe(true);
    expect(moot('change_places', {})).toBe(true);
    expect(moot('players_inspect', {})).toBe(true);
  });

  test('are the levels of a Trek', () => {
    expect(isMoot('trucker', 'level', { ...trucker, mode: 'trek' })).toBe(true);
  });
});

test('in other games every option counts', () => {
  expect(counting('roll', { first_game: true })).toEqual({ first_game: true });
});
