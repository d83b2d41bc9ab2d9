import { expect, test } from 'vitest';

import { unfit } from './unfit';

const teams = { edition: '2007', teams: true };

test('teams of fewer than four say what would fit', () => {
  expect(unfit('trucker', teams, 3)).toMatch(/four.*two and two.*without teams/);
  expect(unfit('trucker', teams, 4)).toBeNull();
  expect(unfit('trucker', { ...teams, teams: false }, 3)).toBeNull();
});

test('class IV is for up to three, and not for teams', () => {
  const classIV = { edition: '2007', rounds: 'III', ship: 'IVC' };
  expect(unfit('trucker', classIV, 3)).toBeNull();
  expect(unfit('trucker', classIV, 4)).toMatch(/up to 3 players.*another ship/);
  expect(unfit('trucker', { ...classIV, teams: true }, 4)).toMatch(/up to 3 players, teams are for four/);
});

test('what does not count does not hinder', () => {
  expect(unfit('trucker', { ...teams, edition: '2021' }, 3)).toBeNull();
  expect(unfit('roll', {}, 2)).toBeNull();
});
