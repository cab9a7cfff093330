/**
 * A game from another package in words: its own sentences by name where the server has some, else the names of the
 * program, spelt out. The same names count in the terminal (src/ludoteca/terminal/words.py lists them).
 */
import type { AnyMove, AnyView, Entry } from '$/lib/contract'
import { type Args, has, t } from '$/lib/i18n.svelte'

export type Name = (seat: number) => string
/** What any view has, besides what lies on the table. */
const everyView = ['game', 'seat', 'players', 'turn', 'moves', 'signals', 'outcome', 'options', 'phase']
const CHANCE = -1

export const spelt = (name: string): string => name.replaceAll(/[-_]/g, ' ')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const id = (...parts: string[]): string => parts.join('-').replaceAll('_', '-')
const say = (otherwise: string, message: string, args?: Args): string => (has(message) ? t(message, args) : otherwise)

export const called = (seat: number, name: Name): string => (seat === CHANCE ? t('generic-chance') : name(seat))

/** The fields of a move, whichever game it is from. */
const fieldsOf = (move: AnyMove): Record<string, unknown> => ({ ...move })

function facts(move: AnyMove, name: Name): Args {
  const found: Args = {}
  for (const [field, value] of Object.entries(fieldsOf(move))) {
    if (field === 'do') continue
    found[field] = Array.isArray(value) ? value.join(', ') || '–' : typeof value === 'number' ? value : value === null ? '?' : String(value)
    if (field === 'seat' && typeof value === 'number' && value >= 0) found.player = name(value)
  }
  return found
}

/** A move as it is written: its verb and its fields. */
const written = (move: AnyMove): string =>
  Object.values(fieldsOf(move)).map((value) => (value === null ? '?' : Array.isArray(value) ? value.join(',') : String(value))).join(' ')

/** A move as something to choose. */
export const choice = (view: AnyView, move: AnyMove, name: Name): string =>
  say(capital(spelt(written(move))), id('move', view.game, move.do), facts(move, name))

export const describe = (entry: Entry, view: AnyView, name: Name): string => {
  const who = called(entry.seat, name)
  return say(t('ui-told', { what: who, text: choice(view, entry.move, name) }), id('log', view.game, entry.move.do), { ...facts(entry.move, name), name: who })
}

const phase = (view: AnyView): string | null => {
  const found = (view as { phase?: unknown }).phase
  return typeof found === 'string' ? found : null
}

export function prompt(view: AnyView, name: Name): string {
  const mine = view.seat !== null && view.turn.includes(view.seat)
  if (mine) {
    const asked = say(t('turn-yours'), id('prompt', view.game))
    return say(asked, id('prompt', view.game, phase(view) ?? ''))
  }
  const others = view.turn.filter((seat) => seat >= 0).map(name)
  return others.length ? t('generic-waiting', { name: others.join(', ') }) : say('', id('phase', view.game, phase(view) ?? ''))
}

export interface Row {
  label: string
  value: string
}

/** What every player has one of: a label, and a value for each seat. */
export interface SeatRow {
  label: string
  values: string[]
}

/** What lies on the table: every field of the view, by seat where the game says that it is. */
export function lying(view: AnyView): { facts: Row[]; seats: SeatRow[] } {
  const facts: Row[] = []
  const seats: SeatRow[] = []
  const now = phase(view)
  if (now !== null) facts.push({ label: t('generic-phase'), value: say(spelt(now), id('phase', view.game, now)) })
  for (const [field, value] of Object.entries(view as unknown as Record<string, unknown>)) {
    if (everyView.includes(field)) continue
    const message = id('view', view.game, field)
    const label = say(capital(spelt(field)), message)
    const each = Array.isArray(value) ? value : null
    if (each && has(`${message}-seat`) && each.length === view.players) seats.push({ label, values: each.map((one) => told(one, message)) })
    // By seat, and for nobody yet: it comes later in the match.
    else if (!has(`${message}-seat`) || each?.length) facts.push({ label, value: told(value, message) })
  }
  return { facts, seats }
}

function told(value: unknown, message: string): string {
  if (value === null || value === undefined) return '?'
  if (typeof value === 'boolean') return t(value ? 'generic-yes' : 'generic-no')
  if (typeof value === 'string') return say(spelt(value), id(message, '', value))
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    const deep = value.some((each) => typeof each === 'object' && each !== null)
    return value.map((each) => told(each, message)).join(deep ? ' | ' : ', ') || '–'
  }
  return Object.entries(value).map(([key, each]) => `${spelt(key)} ${told(each, message)}`).join('; ') || '–'
}

/** Moves of the same verb stand together. */
export function groups(moves: readonly AnyMove[]): { verb: string; moves: AnyMove[] }[] {
  const found = new Map<string, AnyMove[]>()
  for (const move of moves) found.set(move.do, [...(found.get(move.do) ?? []), move])
  return [...found].map(([verb, some]) => ({ verb, moves: some }))
}
