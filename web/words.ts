/**
 * The words of the client, made into modules from the Fluent files that Python reads too. Words that are always wanted
 * together are one module: on a slow network every further file costs a journey.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const locales = fileURLToPath(new URL('../src/ludoteca/locales', import.meta.url))
const name = 'virtual:words'
const together = [
  ['engine', 'web_table', 'lessons'],
  ['lost_code', 'web_lost_code'],
  ['the_game', 'web_the_game'],
]
/** The others are the server's and the terminal's. */
const ours = /^(web|rules|lessons)(_|$)|^(engine|lost_code|the_game)$/

const roomsOf = (language: string): string[] =>
  readdirSync(join(locales, language))
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => basename(file, '.ftl'))
    .filter((room) => ours.test(room))

/** Every room of every language ("it/web_table"), and how its words are fetched. */
function list(): string {
  const lines = ['en', 'it', 'fr', 'de'].flatMap((language) =>
    roomsOf(language).map((room) => {
      const [first = room] = together.find((rooms) => rooms.includes(room)) ?? []
      return `  "${language}/${room}": () => import("${name}/${language}/${first}"),`
    }),
  )
  return `export const words = {\n${lines.join('\n')}\n}`
}

export const words: Plugin = {
  name: 'words',
  resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${name}`) return list()
    if (!id.startsWith(`\0${name}/`)) return
    const [language = '', first = ''] = id.slice(name.length + 2).split('/')
    const rooms = together.find((one) => one[0] === first) ?? [first]
    const texts = rooms.map((room) => {
      const file = join(locales, language, `${room}.ftl`)
      this.addWatchFile(file)
      return [room, readFileSync(file, 'utf8')]
    })
    return `export default ${JSON.stringify(Object.fromEntries(texts))}`
  },
}
