// How much JavaScript and CSS a first visit loads, gzipped, and what each chunk weighs: npm run build && npm run size
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = '../src/ludoteca/web_dist'
const limit = 100
const weigh = (file) => gzipSync(readFileSync(join(dist, file))).length / 1024
const html = readFileSync(join(dist, 'index.html'), 'utf8')

/** The entry, what it imports, and the pages and words it fetches at once on the home page. */
const first = new Set()
function follow(file) {
  if (first.has(file)) return
  first.add(file)
  const text = readFileSync(join(dist, file), 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) follow(`assets/${name}`)
}
for (const [, file] of html.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g)) follow(file)
const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
for (const name of scripts) if (/^Home-/.test(name)) follow(`assets/${name}`)
const words = scripts.filter((name) => /^web-/.test(name)).map((name) => `assets/${name}`)
words.sort((a, b) => weigh(b) - weigh(a))
if (words[0]) follow(words[0])

let sum = 0
for (const file of first) sum += weigh(file)
for (const name of scripts) console.log(`${weigh(`assets/${name}`).toFixed(1).padStart(7)} KB  ${first.has(`assets/${name}`) ? '*' : ' '} ${name}`)
console.log(`${sum.toFixed(1).padStart(7)} KB  first visit to the home page, of ${limit} KB`)
if (sum > limit) process.exit(1)
