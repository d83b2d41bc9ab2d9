import { changed } from '../wire/scene';
import type { Event, Scene, Story, View } from '../wire/types';

/** One picture of a game: what was seen, and the events that led to it. */
export interface Shot {
  readonly scene: Scene;
  readonly events: readonly Event[];
}

export const still = (view: View, result: Scene['result'] = null): Scene => ({
  view,
  nr: 0,
  ask: null,
  choices: [],
  undo: false,
  result,
});

/** A finished game as pictures: the start, then one for every entry. */
export function reelOf({ view, frames, result }: Story): readonly Shot[] {
  const shots: Shot[] = [{ scene: still(view), events: [] }];
  let seen = view;
  frames.forEach(({ events, changes }, i) => {
    seen = changed(seen, changes);
    shots.push({ scene: still(seen, i === frames.length - 1 ? result : null), events });
  });
  return shots;
}

/** Where the chapters of a reel begin: index of the shot, and the chapter's name. */
export function chaptersOf(
  reel: readonly Shot[],
  chapter: (event: Event) => string | null,
): readonly { readonly at: number; readonly name: string }[] {
  return reel.flatMap(({ events }, at) => {
    const name = events.map(chapter).findLast((each) => each !== null);
    return name === undefined || name === null ? [] : [{ at, name }];
  });
}
