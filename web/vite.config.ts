import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** What is printed on a game's components is written in TOML; the client reads the same files as the rules. */
const toml: Plugin = {
  name: 'toml',
  transform: (text, id) => (id.endsWith('.toml') ? `export default ${JSON.stringify(parse(text))};` : undefined),
};

export default defineConfig({
  plugins: [svelte(), toml],
  build: {
    // The server hands out what stands here; what an older build left behind must go.
    outDir: '../startable/server/static',
    emptyOutDir: true,
    // Browsers since 2024: the style sheets lean on light-dark() and container queries as they are.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What most pages share comes in one file: each further one is a further way to the server and back.
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /\/src\/(?!games\/|table\/|replay\/|art\/(roll|trucker|captains)\/)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
  },
});
