/** Keys that the table or this board already uses. */
const TAKEN = 'BCDFHILMOPRSTXZ';

/** A letter for each name: one of its own if it can be had, the first free one otherwise. */
export function letters(names: readonly string[]): readonly string[] {
  const free = new Set([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !TAKEN.includes(letter)));
  return names.map((name) => {
    const letter = [...name.toUpperCase()].find((wanted) => free.has(wanted)) ?? [...free][0] ?? '';
    free.delete(letter);
    return letter;
  });
}
