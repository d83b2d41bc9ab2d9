import type { Row } from '../wire/api';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Rows that hold every word, in either language or in their number; accents and case do not matter. */
export function found(rows: readonly Row[], query: string): readonly Row[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = folded(`${row.id} ${row.en} ${row.fr}`);
    return words.every((word) => text.includes(word));
  });
}

/** Rows by chapter, in the order of the ledger: SETUP of RG-SETUP-01. */
export function chapters(rows: readonly Row[]): readonly { readonly name: string; readonly rows: readonly Row[] }[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = row.id.split('-').slice(0, -1).join('-');
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups].map(([name, of]) => ({ name, rows: of }));
}
