import { expect, test } from 'vitest';

import type { Row } from '../wire/api';
import { chapters, found } from './search';

const rows: readonly Row[] = [
  { id: 'RG-SETUP-01', en: 'Two to five players.', fr: 'De deux à cinq joueurs.' },
  { id: 'RG-SHIP-01', en: 'A good is traded.', fr: 'Une marchandise est échangée.' },
  { id: 'RG-SHIP-02', en: 'A good is consumed.', fr: 'Une marchandise est consommée.' },
];
const ids = (of: readonly Row[]) => of.map(({ id }) => id);

test('rows are found by words of either language, in any order, without accents', () => {
  expect(ids(found(rows, 'traded good'))).toEqual(['RG-SHIP-01']);
  expect(ids(found(rows, 'ECHANGEE'))).toEqual(['RG-SHIP-01']);
  expect(ids(found(rows, 'rg-ship'))).toEqual(['RG-SHIP-01', 'RG-SHIP-02']);
  expect(found(rows, 'dragon')).toEqual([]);
  expect(found(rows, '  ')).toBe(rows);
});

test('rows come in chapters', () => {
  expect(chapters(rows).map(({ name, rows: of }) => [name, of.length])).toEqual([
    ['RG-SETUP', 1],
    ['RG-SHIP', 2],
  ]);
});
