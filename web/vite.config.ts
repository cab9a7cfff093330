import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { $: here('./src') } },
  build: {
    outDir: here('../src/ludoteca/web_dist'),
    emptyOutDir: true,
    // light-dark() and CSS nesting are used as they are, so the oldest browsers are those of spring 2024.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // A strict content policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for what every page needs: a dozen small ones would each cost a journey on a slow network.
        codeSplitting: { groups: [{ name: 'house', test: /node_modules|\/src\/(ui|lib)\/|\/src\/(App|Frame|routes)\.|Logo\.svelte|Token\.svelte/ }] },
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
