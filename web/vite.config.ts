import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { ahead } from './ahead.ts'
import { words } from './words.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const server = 'http://127.0.0.1:8000'
/** What every page needs. */
const house = /node_modules|preload-helper|\/src\/(ui|lib)\/|\/src\/(main|App|Frame|routes|begin)\.|\/src\/styles\/|Logo\.svelte|pages\/Broken/
/** What all boards share, at a table, in a lesson, in a puzzle. */
const tools = [
  /\/src\/ui\/(CopyField|Dialog|RadioGroup|SeatChip|Segmented|Sheet|Skeleton|Switch|Tabs|ToggleGroup)\./,
  /\/src\/lib\/(flip|line|pause|sound)\./,
  /\/src\/pieces\/(Token|Numeral)\./,
  /\/src\/table\/(playback|wide|stage|scroll|whose|open|still|Reader|RulesDialog)\./,
  /\/src\/games\/(Refused|Tips|Coach|coaching)\./,
  /\/src\/learn\/(Pointer|targets)\./,
]
const shelf = /\/src\/art\/|pages\/(Home\.|home\/)|table\/(names|options\/choices)|\/(Mark|Pictogram|Carving|Skull)\.svelte|learn\/progress|\/(skull|commands|colours|symbols)\.ts/
/** Pieces that a family's boards and rules show. */
const stones = /\/src\/pieces\/(lost-code|think-str8|Rack|Die|RangeSteps|range)|games\/lost-code\/signs/
const cards = /\/src\/pieces\/the-game\/|games\/the-game\/(SignalIcon|signs)/

export default defineConfig({
  plugins: [svelte(), svelteTesting(), words, ahead],
  resolve: { alias: { $: here('./src') } },
  build: {
    // light-dark() and CSS nesting are used as they are, so the oldest browsers are those of spring 2024.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // A strict content policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A few files for what is wanted together: a dozen small ones would each cost a journey on a slow network.
        codeSplitting: {
          groups: [
            { name: 'house', test: (id) => house.test(id) && !tools.some((part) => part.test(id)), priority: 2 },
            { name: 'tools', test: (id) => tools.some((part) => part.test(id)), priority: 1 },
            { name: 'shelf', test: shelf, priority: 1 },
            { name: 'stones', test: stones },
            { name: 'cards', test: cards },
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
    // A loaded machine is slow, not wrong: axe has been seen to take more than a minute of the clock there, and what
    // comes before the first test of a file more than ten seconds.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
  },
})
