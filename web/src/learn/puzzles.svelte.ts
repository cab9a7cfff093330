/**
 * Puzzles one after the other: those that were loaded ahead can be solved without a connection, and what came of them is
 * kept until the server has heard of it.
 */
import { get, offline, patiently, post, ApiError } from '$/lib/api'
import type { PuzzleDone, PuzzleInfo, PuzzleScript, PuzzleShelf, PuzzleStanding } from '$/lib/contract'
import { openRoom } from '$/table/room'
import { dropLoaded, isToday, keepLoaded, keepShelf, keptShelf, loaded, type Wish } from './loaded'

export type PuzzleKind = PuzzleInfo['kind']
export type PuzzleLevel = PuzzleInfo['level']

const key = 'ludoteca.puzzles'
/** Puzzles that are fetched at once, and how few may lie ready before more are. */
const batch = 5
const ahead = 8

function waiting(): PuzzleDone[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? (found as PuzzleDone[]) : []
  } catch {
    return []
  }
}
function keepWaiting(done: readonly PuzzleDone[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(done.slice(-200)))
  } catch {
    // Without storage only what is sent at once counts.
  }
}

/** How somebody stands, as far as the server has said; and how many results it has not heard of. */
export const standing: { now: PuzzleStanding | null; unsent: number } = $state({ now: null, unsent: waiting().length })

let sending: Promise<void> | undefined

/** Tell the server what was done. Without a connection it waits for the next time. */
export function report(...more: PuzzleDone[]): Promise<void> {
  for (const { puzzle } of more) dropLoaded(puzzle)
  keepWaiting([...waiting(), ...more])
  standing.unsent = waiting().length
  if (!standing.unsent) return Promise.resolve()
  sending ??= send().finally(() => (sending = undefined))
  return sending
}

async function send(): Promise<void> {
  for (let done = waiting(); done.length; done = waiting()) {
    try {
      standing.now = await post<PuzzleStanding>('/puzzles/results', { done })
    } catch (error) {
      // What the server will never take must not stand in the way of what it will.
      if (!(error instanceof ApiError) || error.status !== 422) return
    }
    keepWaiting(waiting().slice(done.length))
    standing.unsent = waiting().length
  }
}

/** What lies here where the server does not answer; where nothing does, it is asked again while there is a network. */
async function instead<Found>(error: unknown, here: Found | null | undefined, again: () => Promise<Found>): Promise<Found> {
  if (!(error instanceof ApiError) || error.status !== 0) throw error
  if (here) return here
  // A busy server takes its time with the first puzzle of a kind.
  if (!navigator.onLine) throw error
  return patiently(again)
}

/** What there is to solve; without a connection as it was seen last. */
export async function fetchShelf(): Promise<{ shelf: PuzzleShelf; offline: boolean }> {
  const ask = async (): Promise<{ shelf: PuzzleShelf; offline: boolean }> => {
    const shelf = await get<PuzzleShelf>('/puzzles')
    keepShelf(shelf)
    standing.now = shelf.standing
    return { shelf, offline: false }
  }
  try {
    return await ask()
  } catch (error) {
    const shelf = keptShelf()
    if (shelf) standing.now ??= shelf.standing
    return instead(error, shelf && { shelf, offline: true }, ask)
  }
}

/** One puzzle by its name, or today's. */
export async function fetchPuzzle(name: string): Promise<PuzzleScript> {
  let id = name
  if (name === 'today') {
    const { shelf, offline: old } = await fetchShelf()
    if (old && !isToday(shelf)) throw offline()
    id = shelf.today.id
  }
  const ask = async (): Promise<PuzzleScript> => {
    const found = await get<PuzzleScript>(`/puzzles/${encodeURIComponent(id)}`)
    keepLoaded([found])
    return found
  }
  return ask().catch((error: unknown) => instead(error, loaded().find(({ info }) => info.id === id), ask))
}

/** Whoever asks for one has seen all that there are of this sort. */
export class NoMore extends Error {}

/** A line of puzzles of one sort. */
export class Line {
  readonly wish: Wish
  #ready: PuzzleScript[] = []
  #seen: string[] = []
  #loading: Promise<void> | undefined

  constructor(wish: Wish) {
    this.wish = wish
  }

  /** The next one. Rejects where there is none and none can be had. */
  async next(): Promise<PuzzleScript> {
    if (!this.#ready.length) await this.#load()
    const found = this.#ready.shift()
    if (!found) throw new NoMore()
    this.#seen = [...this.#seen, found.info.id].slice(-15)
    void this.#fill()
    return found
  }

  /** More, in the background, until enough lie ready or there are no others. */
  async #fill(): Promise<void> {
    for (let before = -1; this.#ready.length < ahead && this.#ready.length !== before; ) {
      before = this.#ready.length
      try {
        await this.#load()
      } catch {
        return // Whoever wants the next one is told.
      }
    }
  }

  #load(): Promise<void> {
    this.#loading ??= this.#fetch().finally(() => (this.#loading = undefined))
    return this.#loading
  }

  async #fetch(): Promise<void> {
    const known = [...this.#seen, ...this.#ready.map(({ info }) => info.id)]
    const count = this.#seen.length ? batch : 1
    const ask = async (): Promise<PuzzleScript[]> => {
      const found = await get<PuzzleScript[]>('/puzzles/some', { kind: this.wish.kind, level: this.wish.level, without: known.join(','), count })
      keepLoaded(found)
      return found
    }
    const found = await ask().catch((error: unknown) => {
      const here = loaded(this.wish).filter(({ info }) => !known.includes(info.id))
      return instead(error, here.length ? here : null, ask)
    })
    this.#ready.push(...found)
    // Their boards too: a puzzle without its board could not be shown later.
    await Promise.all(found.map(({ info }) => openRoom(info.game)))
  }
}
