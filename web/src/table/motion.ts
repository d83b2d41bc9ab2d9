import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, scale } from 'svelte/transition';

import { preferences } from '../preferences.svelte';

const LASTS = { full: 380, short: 190, off: 0 } as const;

/** How long a step of the story takes; nothing waits for it. */
export const lasts = (): number => (prefersReducedMotion.current ? 0 : LASTS[preferences.motion]);

const LONGEST_STORY = 1200;

/** How long so many events are told, one after the other; then the table simply is as it is. */
export const storyLasts = (events: number): number => Math.min(events * lasts(), LONGEST_STORY);

/** A die leaves one place and arrives at another. */
export const [send, receive] = crossfade({
  duration: () => lasts(),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: lasts(), start: 0.4 }),
});
