/** The review of a finished match: asked for, and read as it comes. */
import { get, post, reason } from '$/lib/api'
import type { MatchReview, ReviewDecision, ReviewPlayer } from '$/lib/contract'
import type { Unit } from './course'

/** How often to look for more, in ms. */
const every = 900

export class Review {
  status: MatchReview['status'] | null = $state(null)
  decisions: readonly ReviewDecision[] = $state.raw([])
  players: readonly ReviewPlayer[] | null = $state.raw(null)
  total: number | null = $state(null)
  unit: Unit = $state('points')
  team = $state(false)
  /** What went wrong when it was asked for. */
  error: string | null = $state(null)
  readonly working = $derived.by(() => this.status === 'waiting' || this.status === 'working')
  readonly #path: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  /** Answers to questions from before it was begun anew no longer count. */
  #turn = 0

  constructor(readonly match: string) {
    this.#path = `/matches/${encodeURIComponent(match)}/review`
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  /** What there is, from the beginning: in another language its sentences are others. */
  async open(): Promise<void> {
    this.#turn += 1
    this.decisions = []
    await this.#read(() => get<MatchReview>(this.#path))
  }

  /** Have the match reviewed. */
  async ask(): Promise<void> {
    this.#turn += 1
    this.decisions = []
    this.error = null
    await this.#read(() => post<MatchReview>(this.#path))
  }

  async #read(what: () => Promise<MatchReview>): Promise<void> {
    clearTimeout(this.#timer)
    const turn = this.#turn
    try {
      const found = await what()
      if (turn === this.#turn) this.#take(found)
    } catch (failed) {
      if (turn !== this.#turn) return
      const { code, sentence } = reason(failed)
      // A review that is being made goes on without us.
      if (this.working && code === 'busy') this.#later()
      else this.error = sentence
    }
  }

  #take(found: MatchReview): void {
    const { status, total, unit, team, players } = found
    if (found.since === this.decisions.length) this.decisions = [...this.decisions, ...found.decisions]
    Object.assign(this, { total, unit, team })
    // What is done has all its decisions; they may have been stored after this answer was begun.
    const whole = status === 'done' && this.decisions.length < (total ?? 0)
    this.status = whole ? 'working' : status
    this.players = whole ? null : players
    if (whole || status === 'waiting' || status === 'working') this.#later()
  }

  #later(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => void this.#read(() => get<MatchReview>(this.#path, { since: this.decisions.length })), every)
  }
}
