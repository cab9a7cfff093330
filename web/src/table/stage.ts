/**
 * How a board tells the clock what there is to see.
 *
 * What arrives from the server is a happening: entries of the match and the view after the last of them. A board cuts it
 * into beats, in order. The clock (`playback.svelte.ts`) shows one beat after the other, and everything on the page reads
 * what it shows: the board, the log, the sheet, the banner, help, sounds, and what screen readers are told.
 */
import type { AnyView, ClockNow, Entry } from '../lib/contract'
import type { Sound } from '../lib/sound'

export interface Happening<V extends AnyView = AnyView> {
  /** What happened, oldest first. */
  readonly events: readonly Entry[]
  /** The table before and after it. */
  readonly before: V
  readonly view: V
  /** Entries of the match so far, these included. */
  readonly n: number
  readonly clock: ClockNow | null
}

/** One moment of a happening: how the table lies in it, and what the page learns with it. */
export interface Beat<V extends AnyView = AnyView> {
  /** What it is: the board and the tests go by it. */
  readonly kind: string
  /** How long it takes at the usual pace. */
  readonly ms: number
  /** The table in this beat; without it, as in the beat before. The last beat shows the view after the happening, always. */
  readonly view?: V
  /** How many of the happening's entries are in the log from now on; without it, as many as before. With the last: all. */
  readonly told?: number
  /** Whom it is about. */
  readonly seat?: number
  readonly sound?: Sound | null
  /** The banner while it lasts; without it, the usual prompt for the beat's view. */
  readonly line?: string
  /** For those who hear the table, after the log's lines for the entries told with it. */
  readonly say?: string
  /** A moment of the game that keeps its full length even when more is waiting. */
  readonly drama?: boolean
  /** The viewer may go on while it runs: what one has done oneself needs no time to be understood. Only for the last beat. */
  readonly free?: boolean
  /** Whatever else the board wants to know in it. */
  readonly detail?: unknown
}

/** The beat that is on now. */
export interface Moment {
  readonly beat: Beat
  /** Which one of how many of its happening, from 0. */
  readonly at: number
  readonly of: number
  /** How long it really lasts, at this pace; let what moves take that long. */
  readonly ms: number
  /** Raised when its rest should stand there at once. */
  readonly signal: AbortSignal
  /** How much of it is over, 0 to 1, now: not reactive, for what is drawn frame by frame. */
  readonly progress: () => number
}

/** What a board knows of its viewer when it cuts a happening into beats. */
export interface Audience {
  readonly you: number | null
  readonly name: (seat: number) => string
}

/** How long an event stays before the next one when its board says nothing about it, in ms. */
const rests = { roll: 900, other: 550 }

/** The viewer is on turn before and after: a word of somebody else takes no turn away. */
const goesOn = ({ before, view }: Happening, you: number | null): boolean => you !== null && before.turn.includes(you) && view.turn.includes(you)

/** A happening as one beat. */
export function oneBeat(happening: Happening, { you }: Audience, sound: Sound | null = null): Beat[] {
  const rolls = happening.events.some((entry) => entry.move.do === 'roll')
  const own = happening.events.every((entry) => entry.seat === you || entry.seat < 0)
  const free = !rolls && !happening.view.outcome && (own || goesOn(happening, you))
  return [{ kind: rolls ? 'roll' : 'event', ms: rolls ? rests.roll : rests.other, sound, free }]
}
