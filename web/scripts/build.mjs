// npm run build: into a folder of its own, which takes its place when it is complete. A server that starts meanwhile, or
// a build that fails, finds the client as it was.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { swap } from './swap.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const fresh = here(`../node_modules/.fresh-${process.pid}`)
try {
  await build({ root: here('..'), configFile: here('../vite.config.ts'), build: { outDir: fresh, emptyOutDir: true } })
  swap(fresh, here('../../src/ludoteca/web_dist'))
} finally {
  rmSync(fresh, { recursive: true, force: true })
}
