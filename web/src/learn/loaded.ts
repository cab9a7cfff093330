/** Puzzles that lie ready in this browser: they can be solved without a connection, also after the page was closed. */
import type { PuzzleScript, PuzzleShelf } from '$/lib/contract'
import { language } from '$/lib/i18n.svelte'
import type { PuzzleKind, PuzzleLevel } from './puzzles.svelte'

const places = { scripts: 'ludoteca.puzzles.loaded', shelf: 'ludoteca.puzzles.shelf' }
/** A puzzle takes some 30 KB; a browser gives a page a few megabytes. */
const most = 20

interface Loaded {
  language: string
  script: PuzzleScript
}
export interface Wish {
  kind: PuzzleKind | null
  level: PuzzleLevel | null
}

function read<Kept>(place: string, otherwise: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? 'null') as Kept | null) ?? otherwise
  } catch {
    return otherwise
  }
}
function write(place: string, kept: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept))
  } catch {
    // Without storage, or without room in it, they are there as long as the page is.
  }
}

const all = (): Loaded[] => read<Loaded[]>(places.scripts, [])

/** Keep them, the newest longest. */
export function keepLoaded(scripts: readonly PuzzleScript[]): void {
  const known = new Set(scripts.map(({ info }) => info.id))
  const others = all().filter(({ script }) => !known.has(script.info.id))
  write(places.scripts, [...others, ...scripts.map((script) => ({ language: language(), script }))].slice(-most))
}

/** What was solved or given up makes room. */
export const dropLoaded = (id: string): void => write(places.scripts, all().filter(({ script }) => script.info.id !== id))

/** What lies ready of a sort, in the language of the page. */
export const loaded = (wish: Wish = { kind: null, level: null }): PuzzleScript[] =>
  all()
    .filter((one) => one.language === language())
    .map(({ script }) => script)
    .filter(({ info }) => (wish.kind === null || info.kind === wish.kind) && (wish.level === null || info.level === wish.level))

export const keepShelf = (shelf: PuzzleShelf): void => write(places.shelf, shelf)

/** The shelf as it was seen last. Its puzzle of the day may be of another day. */
export const keptShelf = (): PuzzleShelf | null => read<PuzzleShelf | null>(places.shelf, null)
export const isToday = (shelf: PuzzleShelf): boolean => shelf.day === new Date().toISOString().slice(0, 10)
