/**
 * The one clock of a table: what has been *shown*. Happenings wait here in order, are cut into beats by their board, and
 * everything on the page reads only what the present beat shows. It serves a live table and a replay alike.
 */
import type { AnyView, ClockNow, Entry } from '../lib/contract'
import { pause } from '../lib/pause'
import { settings } from '../lib/settings.svelte'
import type { Beat, Happening, Moment } from './stage'

export interface Stagehand {
  /** The beats of a happening, in order; at least one. */
  beats: (happening: Happening) => readonly Beat[]
  /** A beat has begun: sound it, say it. `hurried` when it only passes by on the way to what comes later. */
  began?: (beat: Beat, told: readonly Entry[], hurried: boolean) => void
  /** Nothing waits any more: what is shown is how it stands. */
  settled?: () => void
  /** How many times faster than usual; the person's own pace comes on top. */
  speed?: () => number
}

interface Planned {
  happening: Happening
  beats: readonly Beat[]
}

/** So many happenings in line, and calm ones are shown faster. */
const crowd = 3
const paces: Record<typeof settings.pace, number> = { slow: 0.65, normal: 1, fast: 2, instant: Infinity }

export class Playback {
  view: AnyView | null = $state.raw(null)
  /** The view of the beat before; null after a jump. */
  before: AnyView | null = $state.raw(null)
  /** The entries that became known with the present beat. */
  events: readonly Entry[] = $state.raw([])
  past: readonly Entry[] = $state.raw([])
  clock: ClockNow | null = $state.raw(null)
  moment: Moment | null = $state.raw(null)
  /** Entries that have been shown, and those that have arrived. */
  shown = $state(0)
  received = $state(0)
  readonly waiting = $derived.by(() => this.received - this.shown)
  /** Showing takes long enough to be worth a button that skips it. */
  long = $state(false)

  readonly #hand: Stagehand
  #line: Planned[] = []
  #running = false
  /** Everything that waits is to be shown at once. */
  #hurried = false
  #now = new AbortController()
  #newest: AnyView | null = null
  /** How often it was shown from the beginning: what was still on its way then no longer counts. */
  #start = 0

  constructor(hand: Stagehand) {
    this.#hand = hand
  }

  /** The view that arrived last, which may be ahead of what is shown. */
  get newest(): AnyView | null {
    return this.#newest
  }

  /** How it stands, without the way there. What still waited is dropped. */
  jump(to: { view: AnyView; n: number; past: readonly Entry[]; clock: ClockNow | null }): void {
    this.#start += 1
    this.#line = []
    this.#hurried = false
    this.#now.abort()
    this.moment = null
    this.before = null
    this.events = []
    this.past = to.past
    this.view = this.#newest = to.view
    this.clock = to.clock
    this.shown = this.received = to.n
    this.long = false
    this.#hand.settled?.()
  }

  /** Something to show after everything that waits. */
  add(happening: Omit<Happening, 'before'>): void {
    const before = this.#newest
    if (!before) throw new Error('nothing lies on the table yet')
    const whole = { ...happening, before }
    const planned = { happening: whole, beats: this.#hand.beats(whole) }
    this.#newest = happening.view
    this.received = happening.n
    this.#line.push(planned)
    // What one does while the last thing one did is still moving does not wait for it, and takes no turn away.
    // Of several such things at once (the words of two others, say) all but the last pass by.
    if (this.moment?.beat.free && this.#line.every(({ beats }) => beats.at(-1)?.free)) {
      this.shown = happening.n
      this.#hurried ||= this.#line.length > 1
      this.#now.abort()
    }
    if (!this.#running) void this.#run()
    else this.long = this.#isLong()
  }

  /** Show at once whatever waits to be shown. */
  skip(): void {
    if (!this.#running) return
    this.#hurried = true
    this.#now.abort()
  }

  close(): void {
    this.#start += 1
    this.#line = []
    this.#now.abort()
  }

  #isLong(): boolean {
    return this.#line.length > 0 || (this.moment !== null && (this.moment.of > 1 || this.moment.beat.drama === true))
  }

  async #run(): Promise<void> {
    this.#running = true
    for (let next = this.#line.shift(); next; next = this.#line.shift()) {
      try {
        await this.#show(next)
      } catch (error) {
        // The next event must still be shown: what is on the table is true whether or not it moved nicely.
        console.error(error)
      }
    }
    this.#running = false
    this.#hurried = false
    this.moment = null
    this.long = false
  }

  async #show({ happening, beats }: Planned): Promise<void> {
    const start = this.#start
    let told = 0
    for (const [at, beat] of beats.entries()) {
      const last = at === beats.length - 1
      const upTo = last ? happening.events.length : Math.min(Math.max(told, beat.told ?? told), happening.events.length)
      const fresh = happening.events.slice(told, upTo)
      told = upTo
      const ms = this.#hurried ? 0 : this.#length(beat)
      this.#now = new AbortController()
      if (this.#hurried) this.#now.abort()
      this.before = this.view
      this.view = last ? happening.view : (beat.view ?? this.view)
      this.events = fresh
      this.past = fresh.length ? [...this.past, ...fresh] : this.past
      this.moment = momentOf(beat, at, beats.length, ms, this.#now.signal)
      if (last) {
        this.clock = happening.clock
        if (beat.free) this.#reach(happening.n)
      }
      this.long = this.#isLong()
      this.#hand.began?.(beat, fresh, this.#hurried && (!last || this.#line.length > 0))
      await pause(ms, this.moment.signal)
      if (start !== this.#start) return
    }
    if (!beats.at(-1)?.free) this.#reach(happening.n)
  }

  #reach(n: number): void {
    this.shown = Math.max(this.shown, n)
    if (!this.waiting) this.#hand.settled?.()
  }

  #length(beat: Beat): number {
    const hurry = this.#line.length > crowd && !beat.drama ? 2 : 1
    return beat.ms / (paces[settings.pace] * (this.#hand.speed?.() ?? 1) * hurry)
  }
}

function momentOf(beat: Beat, at: number, of: number, ms: number, signal: AbortSignal): Moment {
  const began = performance.now()
  const progress = (): number => (signal.aborted || ms <= 0 ? 1 : Math.min(1, (performance.now() - began) / ms))
  return { beat, at, of, ms, signal, progress }
}
