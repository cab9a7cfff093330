import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { ahead } from './ahead.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const server = 'http://127.0.0.1:8000'
const house = /node_modules|preload-helper|\/src\/(ui|lib)\/|\/src\/(main|App|Frame|routes|begin)\.|\/src\/styles\/|Logo\.svelte|pages\/Broken/
const tools = /\/src\/ui\/(CopyField|Dialog|RadioGroup|SeatChip|Segmented|Sheet|Skeleton|Switch|Tabs|ToggleGroup)\.|\/src\/lib\/(flip|line|pause|sound)\.|\/src\/pieces\/(Token|Numeral)\./

export default defineConfig({
  plugins: [svelte(), svelteTesting(), ahead],
  resolve: { alias: { $: here('./src') } },
  build: {
    // light-dark() and CSS nesting are used as they are, so the oldest browsers are those of spring 2024.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // A strict content policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for what every page needs, one for the shelf, one for what the tables share: a dozen small ones would
        // each cost a journey on a slow network.
        codeSplitting: {
          groups: [
            { name: 'house', test: (id) => house.test(id) && !tools.test(id), priority: 1 },
            { name: 'tools', test: tools },
            { name: 'shelf', test: /\/src\/art\/|pages\/(Home\.|home\/)|table\/(names|options\/choices)|\/(Mark|Pictogram|Carving)\.svelte|\/(skull|commands|colours|symbols)\.ts/ },
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
