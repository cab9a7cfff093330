import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const server = 'http://127.0.0.1:8000'

/** What every page needs is fetched with the page itself. */
const preload: Plugin = {
  name: 'preload',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((file) => file.type === 'chunk' && file.name === 'house')
        .map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` }, injectTo: 'head' })),
  },
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), preload],
  resolve: { alias: { $: here('./src') } },
  build: {
    // light-dark() and CSS nesting are used as they are, so the oldest browsers are those of spring 2024.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // A strict content policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for what every page needs, one for the shelf: a dozen small ones would each cost a journey on a
        // slow network.
        codeSplitting: {
          groups: [
            // The first script must not wait for the house only because it fetches files as the house does.
            { name: 'ahead', test: /preload-helper/, priority: 1 },
            { name: 'house', test: /node_modules|\/src\/(ui|lib)\/|\/src\/(App|Frame|routes|begin)\.|Logo\.svelte|Token\.svelte/ },
            { name: 'shelf', test: /\/src\/art\/|pages\/(Home\.|home\/)|table\/(names|options\/choices)|\/(Dots|Pictogram|Carving)\.svelte|\/(skull|commands|colours|symbols)\.ts/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server.replace('http', 'ws'), ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    css: false,
    // A loaded machine is slow, not wrong.
    testTimeout: 60_000,
  },
})
