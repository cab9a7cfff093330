// How much JavaScript and CSS a first visit loads, gzipped, what a puzzle adds, and what each chunk weighs:
// npm run build && npm run size
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = '../src/ludoteca/web_dist'
const limit = 100
const puzzleLimit = 25
const weigh = (file) => gzipSync(readFileSync(join(dist, file))).length / 1024
const sum = (files) => files.reduce((all, file) => all + weigh(file), 0)

/** What the first page asks for, in the language with the longest words. */
const asked = (page, end) => [...readFileSync(join(dist, page), 'utf8').matchAll(/(?:src|href)="\/(assets\/[\w.-]+)"/g)].map(([, file]) => file).filter((file) => file.endsWith(end))
const homes = readdirSync(dist).filter((name) => /^home\.\w+\.html$/.test(name))
const [first = []] = homes.map((page) => asked(page, '.js')).sort((a, b) => sum(b) - sum(a))
const styles = homes[0] ? asked(homes[0], '.css') : []

/** A file and all that it imports. */
const withImports = (file, found = new Set()) => {
  if (found.has(file)) return found
  found.add(file)
  for (const [, other] of readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) withImports(`assets/${other}`, found)
  return found
}
/** The page of a puzzle with its words, as it comes to a board that is there already. */
const assets = readdirSync(join(dist, 'assets')).map((file) => `assets/${file}`)
const heaviest = (name) => assets.filter((file) => new RegExp(`/${name}-[\\w-]+\\.js$`).test(file)).sort((a, b) => weigh(b) - weigh(a))[0]
const puzzle = [...withImports(heaviest('Puzzle')), heaviest('web_puzzles')].filter((file) => !first.includes(file))

const line = (size, words) => console.log(`${size.toFixed(1).padStart(7)} KB  ${words}`)
for (const name of readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))) {
  line(weigh(`assets/${name}`), `${first.includes(`assets/${name}`) ? '*' : ' '} ${name}`)
}
line(sum(styles), 'styles of the home page')
line(sum(puzzle), `added by the page of a puzzle, of ${puzzleLimit} KB`)
line(sum(first), `first visit to the home page, of ${limit} KB`)
if (!first.length || sum(first) > limit || sum(puzzle) > puzzleLimit) process.exit(1)
