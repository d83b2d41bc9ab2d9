import { expect, test } from 'vitest';

import { linkPath } from './link';

test.each([
  ['https://table.example/t/brave-otter-4271#k3y_-', '/t/brave-otter-4271#k3y_-'],
  ['  /t/brave-otter-4271#k3y ', '/t/brave-otter-4271#k3y'],
  ['brave-otter-4271', '/t/brave-otter-4271'],
])('%s leads to a table', (text, path) => expect(linkPath(text)).toBe(path));

test.each(['', 'hello', 'https://table.example/', 'javascript:alert(1)', '/t/'])('%s leads nowhere', (text) =>
  expect(linkPath(text)).toBeNull(),
);
