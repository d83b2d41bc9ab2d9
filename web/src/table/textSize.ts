import { preferences } from '../preferences.svelte';

const NORMAL = 16;

/** So many pixels of the screen, as it were at normal text size: whoever reads large letters has less room for them. */
export function atNormalSize(pixels: number): number {
  void preferences.textSize; // it changes the size of the page's letters
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize) || NORMAL;
  return (pixels * NORMAL) / letters;
}
