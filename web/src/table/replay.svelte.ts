/** A finished match, step by step, through one pair of eyes or all. */
import { get } from '$/lib/api'
import type { AnyView, Entry, Frame, Frames, MatchInfo } from '$/lib/contract'
import { openAll } from './open'

/** `all` shows every hand and log, `watch` what a spectator saw. */
export type Eyes = number | 'watch' | 'all'

export interface Step {
  n: number
  /** The entry that led here; null at the beginning. */
  entry: Entry | null
  view: AnyView
}

const chunk = 60

export class Replay {
  readonly info: MatchInfo
  steps: readonly Step[] = $state.raw([])
  at = $state(0)
  #eyes: Eyes | null = null
  readonly length: number

  constructor(info: MatchInfo) {
    this.info = info
    this.length = info.n + 1
  }

  /** Look through other eyes, from the moment one is at. Frames come in order, as many as there are. */
  async look(eyes: Eyes): Promise<void> {
    if (eyes === this.#eyes) return
    this.#eyes = eyes
    let steps: Step[] = []
    while (steps.length < this.length) {
      const path = `/matches/${encodeURIComponent(this.info.id)}/frames`
      const found = await get<Frames>(path, { seat: eyes, first: steps.length, count: chunk })
      if (this.#eyes !== eyes) return
      steps = [...steps, ...found.frames.map((frame) => this.#step(frame))]
      // The old eyes stay until the new ones have seen as far.
      if (steps.length > this.at || steps.length >= this.length) this.steps = steps
      if (!found.frames.length) break
    }
  }

  #step(frame: Frame): Step {
    const { n, seat, move } = frame
    const entry = seat === null || move === null ? null : { n: n - 1, seat, move, at: 0 }
    return { n, entry, view: openAll(frame.views) }
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.length - 1))
  }

  get step(): Step | undefined {
    return this.steps[Math.min(this.at, this.steps.length - 1)]
  }

  /** What happened up to now. */
  get past(): Entry[] {
    return this.steps.slice(1, this.at + 1).flatMap((step) => step.entry ?? [])
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
