/** A finished match, step by step, through one pair of eyes or all, shown by the same clock as a live one. */
import { get } from '$/lib/api'
import type { AnyView, Entry, Frame, Frames, MatchInfo } from '$/lib/contract'
import { openAll } from './open'
import { Playback } from './playback.svelte'
import { type Audience, oneBeat } from './stage'
import type { GameRoom } from './table'

/** `all` shows every hand and log, `watch` what a spectator saw. */
export type Eyes = number | 'watch' | 'all'
/** Stop after every decision, with what chance answers; or after every single event. */
export type By = 'decision' | 'event'
export const speeds = [1, 2, 4] as const
export type Speed = (typeof speeds)[number]

export interface Step {
  n: number
  /** The entry that led here; null at the beginning. */
  entry: Entry | null
  view: AnyView
}

const chunk = 60
/** How long a step is left to be looked at before the next one, in ms, at the usual speed. */
const rest = 500
/** Signals are no step: they come with what is played next. */
export const isSignal = (entry: Entry | null): boolean => entry?.move.do === 'signal' || entry?.move.do === 'tell'

/** The last thing that has a line of its own. Signals lie on the board, wherever the slider stops among them. */
export function lastLine(past: readonly Entry[], describe: (entry: Entry) => string | null): string | null {
  for (let at = past.length - 1; at >= 0; at -= 1) {
    const entry = past[at]
    const text = entry && entry.seat >= -1 && !isSignal(entry) ? describe(entry) : null
    if (text !== null) return text
  }
  return null
}

/** Where to stop: the numbers of steps, the first and the last among them. */
export function stops(steps: readonly Step[], by: By, told: (step: Step) => boolean): number[] {
  const last = steps.at(-1)?.n ?? 0
  const found = steps.filter((step, at) => {
    if (step.n === 0 || step.n === last) return true
    const next = steps[at + 1]?.entry ?? null
    if (isSignal(step.entry)) return false
    if (by === 'event') return told(step)
    // A decision is over when the next one follows; what chance answers belongs to it.
    return next === null || (next.seat >= 0 && !isSignal(next)) || nextDecision(steps, at)
  })
  return found.map((step) => step.n)
}

/** Only signals lie between this step and the next decision. */
function nextDecision(steps: readonly Step[], at: number): boolean {
  const next = steps.slice(at + 1).find((step) => !isSignal(step.entry))
  return isSignal(steps[at + 1]?.entry ?? null) && (next?.entry?.seat ?? 0) >= 0
}

export class Replay {
  readonly info: MatchInfo
  readonly length: number
  readonly playback: Playback
  steps: readonly Step[] = $state.raw([])
  by: By = $state('decision')
  speed: Speed = $state(1)
  running = $state(false)
  readonly stops = $derived.by(() => stops(this.steps, this.by, (step) => step.entry !== null && this.#room.describe(step.entry, step.view, this.#name) !== null))
  /** How many entries have been shown. */
  readonly at = $derived.by(() => this.playback.shown)
  readonly complete = $derived.by(() => this.steps.length >= this.length)
  #eyes: Eyes | null = null
  /** What was seen through other eyes before. */
  readonly #kept: Partial<Record<Eyes, readonly Step[]>> = {}
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted: number
  #opening: boolean
  readonly #room: GameRoom
  readonly #name: (seat: number) => string

  /** Without a moment it opens where somebody has to decide for the first time: before that only chance has moved. */
  constructor(info: MatchInfo, room: GameRoom, name: (seat: number) => string, at: number | null = null) {
    this.info = info
    this.length = info.n + 1
    this.#room = room
    this.#name = name
    this.#opening = at === null
    this.#wanted = Math.max(0, Math.min(at ?? 0, info.n))
    this.playback = new Playback({
      beats: (happening) => {
        const audience: Audience = { you: typeof this.#eyes === 'number' ? this.#eyes : null, name }
        const beats = room.stage?.(happening, audience)
        return beats?.length ? beats : oneBeat(happening, { ...audience, you: null })
      },
      settled: () => this.#settled(),
      speed: () => this.speed,
    })
  }

  close(): void {
    this.pause()
    this.#eyes = null
    this.playback.close()
  }

  /** Look through other eyes, from the moment one is at. Frames come in order, as many as there are. */
  async look(eyes: Eyes): Promise<void> {
    if (eyes === this.#eyes) return
    this.#eyes = eyes
    const kept = this.#kept[eyes]
    if (kept) {
      this.steps = kept
      this.go(this.#wanted)
      return
    }
    let steps: Step[] = []
    while (steps.length < this.length) {
      const path = `/matches/${encodeURIComponent(this.info.id)}/frames`
      const found = await get<Frames>(path, { seat: eyes, first: steps.length, count: chunk })
      if (this.#eyes !== eyes) return
      const first = steps.length <= this.#wanted
      steps = [...steps, ...found.frames.map((frame) => this.#step(frame))]
      const asked = this.#opening ? steps.find((step) => step.view.turn.some((seat) => seat >= 0)) : undefined
      if (asked) {
        this.#wanted = asked.n
        this.#opening = false
      }
      // The old eyes stay until the new ones have seen as far.
      if (steps.length > this.#wanted || steps.length >= this.length) {
        this.steps = steps
        if (first) this.go(this.#wanted)
        else this.#settled()
      }
      if (!found.frames.length) break
    }
    this.#kept[eyes] = steps
  }

  #step(frame: Frame): Step {
    const { n, seat, move } = frame
    const entry = seat === null || move === null ? null : { n: n - 1, seat, move, at: 0 }
    return { n, entry, view: openAll(frame.views, this.#room) }
  }

  #between(from: number, to: number): Entry[] {
    return this.steps.slice(from + 1, to + 1).flatMap((step) => step.entry ?? [])
  }

  /** To a moment, without the way there. */
  go(to: number): void {
    this.#opening = false
    const step = this.steps[Math.max(0, Math.min(to, this.steps.length - 1))]
    if (!step) return
    this.#wanted = step.n
    this.playback.jump({ view: step.view, n: step.n, past: this.#between(0, step.n), clock: null })
  }

  /** The next step, acted out. In the middle of one: its end. */
  forward(): void {
    if (this.playback.waiting) return this.playback.skip()
    const to = this.stops.find((stop) => stop > this.at)
    const step = to === undefined ? undefined : this.steps[to]
    if (!step) return
    const from = this.at
    this.#wanted = step.n
    this.playback.add({ view: step.view, n: step.n, events: this.#between(from, step.n), clock: null })
  }

  back(): void {
    this.pause()
    this.go(this.stops.findLast((stop) => stop < this.at) ?? 0)
  }

  play(): void {
    if (this.at >= this.length - 1) this.go(0)
    this.running = true
    this.#settled()
  }

  pause(): void {
    this.running = false
    clearTimeout(this.#timer)
  }

  /** What was to be seen has been seen: if it plays by itself, the next step follows, down to the last. */
  #settled(): void {
    clearTimeout(this.#timer)
    if (!this.running || this.playback.waiting) return
    if (this.at >= this.length - 1) {
      this.running = false
      return
    }
    // Steps that have not come yet call here when they have.
    if (this.stops.some((stop) => stop > this.at)) this.#timer = setTimeout(() => this.running && this.forward(), rest / this.speed)
  }

  /** The steps at which a round (or turn) begins. */
  rounds(progress: (view: AnyView) => { now: number }): { round: number; at: number }[] {
    const found: { round: number; at: number }[] = []
    for (const step of this.steps) {
      const round = progress(step.view).now
      if (round > (found.at(-1)?.round ?? 0)) found.push({ round, at: step.n })
    }
    return found
  }
}
