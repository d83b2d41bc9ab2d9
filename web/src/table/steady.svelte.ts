import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/** What is read here, handed on only when it has become something else.

    Whoever reads a derived value is asked again whenever anything before it changes, if only to find that it stayed the
    same; where everything comes from one scene, that is everybody at every update. With this nobody is asked in vain.
    To be made while a component starts; it follows the scene before anything inside that component is drawn. */
export function steady<T>(read: () => T): () => T {
  let value = $state.raw(untrack(read));
  $effect.pre(() => {
    value = read();
  });
  return () => value;
}

/** A thing whose parts are handed on each by itself. It always has the same parts. */
export function steadyParts<T extends object>(read: () => T): T {
  const parts = new SvelteMap<string, unknown>(Object.entries(untrack(read)));
  $effect.pre(() => {
    for (const [name, part] of Object.entries(read())) parts.set(name, part);
  });
  const getters = [...untrack(() => parts.keys())].map((name) => [
    name,
    { get: () => parts.get(name), enumerable: true },
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters) as PropertyDescriptorMap) as T;
}
