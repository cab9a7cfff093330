/** Words come from the same Fluent files that Python reads; one language at a time, one room at a time. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { words as files } from 'virtual:words'
import { box } from './box'
import { type Language, languages, settings } from './settings.svelte'

/** Rooms whose words every page needs. Others are asked for with `need`. */
const rooms = ['web']

let bundle: FluentBundle = $state.raw(new FluentBundle('en'))
let current: Language = $state('en')

/** The best of our languages for what the browser asks for. */
export function negotiate(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0]
    const found = languages.find((language) => language === base)
    if (found) return found
  }
  return 'en'
}

export const language = (): Language => current
/** Whether the first words are there: before, nobody knows which language it will be. */
export const spoken = (): boolean => begun
let begun = false

/** Rooms of games that other packages bring: "game:cairn". The server has their words. */
const foreign = 'game:'

async function fetchWords(to: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words?language=${to}`)
  return answer.ok ? answer.text() : ''
}

/** Each room's words are fetched and read once in each language, whichever pages ask for them. */
const read: Record<string, Promise<FluentResource> | undefined> = {}

function wordsOf(to: Language, room: string): Promise<FluentResource> {
  const key = `${to}/${room}`
  const found = (read[key] ??= readWords(to, room))
  // Words that did not come are asked for again.
  found.catch(() => (read[key] = undefined))
  return found
}

async function readWords(to: Language, room: string): Promise<FluentResource> {
  if (room.startsWith(foreign)) return new FluentResource(await fetchWords(to, room.slice(foreign.length)))
  const found = await files[`${to}/${room}`]?.()
  return new FluentResource(found?.default[room] ?? '')
}

async function make(to: Language): Promise<FluentBundle> {
  const made = new FluentBundle(to, { useIsolating: false, functions: { BOX: inTheBox } })
  for (const words of await Promise.all(rooms.map((room) => wordsOf(to, room)))) made.addResource(words)
  return made
}

/** BOX("lost-code.hits.1") in a sentence: a fact of a game's box, so that no sentence has a number of its own. */
export function inTheBox([path]: readonly unknown[]): string | FluentNumber {
  const found = String(path)
    .split('.')
    .reduce<unknown>((inside, part) => (inside as Record<string, unknown> | undefined)?.[part], box)
  if (typeof found === 'number') return new FluentNumber(found)
  if (typeof found === 'string') return found
  throw new RangeError(`nothing in the box is called ${String(path)}`)
}

let asked = 0
let speaking: Promise<void> = Promise.resolve()

/** Speak the language of the settings. Resolves when its words are there. */
export function speak(): Promise<void> {
  speaking = change(++asked)
  return speaking
}

async function change(turn: number): Promise<void> {
  const to = settings.language === 'auto' ? negotiate(navigator.languages) : settings.language
  const made = await make(to)
  // A slower answer for a language that is no longer wanted must not win; who waits gets what came after it.
  if (turn !== asked) return speaking
  bundle = made
  begun = true
  current = to
  document.documentElement.lang = to
}

/** Load the words of further rooms, such as `lost_code`; unknown rooms add nothing. */
export async function need(...more: string[]): Promise<void> {
  const missing = more.filter((room) => !rooms.includes(room))
  rooms.push(...missing)
  // What somebody else has asked for may still be on its way; what did not come is asked for again.
  await (missing.length ? speak() : speaking.catch(speak))
}

export type Args = Record<string, FluentVariable>

/** The words for an id; numbers inside are written as the language writes them, a loss with a real minus. */
export function t(id: string, args?: Args): string {
  const message = bundle.getMessage(id)
  if (!message?.value) return id
  const text = bundle.formatPattern(message.value, args, []).replace(hyphen, '$1−')
  return current === 'it' ? elided(text) : text
}

/** Otto, undici, ottanta …: Italian articles before them lose their vowel, and no sentence knows its number. */
const before8 = /(?<!\p{L})([Ii]|[Aa]|[Dd]e|[Dd]a|[Nn]e|[Ss]u)l (?=(?:8\d{0,2}|11)(?!\d))/gu
export const elided = (text: string): string =>
  text.replace(before8, (_, stem: string) => (stem === 'i' ? 'l’' : stem === 'I' ? 'L’' : `${stem}ll’`))

/** A hyphen before digits where no word or number stands before it. */
const hyphen = /(^|[^\p{L}\p{N}–-])-(?=\d)/gu

/** What a game is called; its name where nobody has told us. */
export const titleOf = (game: string): string => (has(`game-${game}`) ? t(`game-${game}`) : game)

/** Is there a text for this id? */
export const has = (id: string): boolean => bundle.hasMessage(id)

/** A number as the language writes it, with a minus that is as wide as its plus. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(current, options).format(value).replace('-', '−')

/** A day, from seconds since 1970. */
export const date = (seconds: number): string => new Intl.DateTimeFormat(current, { dateStyle: 'medium' }).format(seconds * 1000)

/** A list of names: "Ada, Ben and Cleo". */
export const list = (items: string[]): string => new Intl.ListFormat(current, { type: 'conjunction' }).format(items)

const spans: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60], ['second', 1]]

/** How long ago something was: "3 minutes ago". */
export function ago(seconds: number): string {
  const [unit, size] = spans.find(([, length]) => seconds >= length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(current, { numeric: 'auto' }).format(-Math.floor(Math.max(0, seconds) / size), unit)
}
