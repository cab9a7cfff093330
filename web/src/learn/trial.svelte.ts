/** Deciding anew at a moment of a finished match: the real board, the real rules, and the judge's word at the end. */
import { post, reason } from '$/lib/api'
import type { AnyMove, AnyView, Entry, ReviewDecision, Tried, ErrorReply } from '$/lib/contract'

export class Trial {
  readonly decision: ReviewDecision
  view: AnyView = $state.raw() as AnyView
  past: readonly Entry[] = $state.raw([])
  busy = $state(false)
  verdict: ReviewDecision | null = $state.raw(null)
  readonly #match: string
  readonly #begin: { view: AnyView; past: readonly Entry[] }
  #moves: readonly AnyMove[] = []

  /** `view` and `past` are the deciding seat's, from just before the decision. */
  constructor(match: string, decision: ReviewDecision, view: AnyView, past: readonly Entry[]) {
    this.#match = match
    this.decision = decision
    this.#begin = { view, past }
    this.again()
  }

  again(): void {
    this.#moves = []
    this.verdict = null
    this.view = this.#begin.view
    this.past = this.#begin.past
  }

  readonly play = async (...moves: AnyMove[]): Promise<ErrorReply | null> => {
    if (this.busy || this.verdict) return null
    this.busy = true
    try {
      const all = [...this.#moves, ...moves]
      const found = await post<Tried>(`/matches/${encodeURIComponent(this.#match)}/try`, { n: this.decision.n, moves: all })
      this.#moves = all
      this.view = found.view
      this.past = [...this.#begin.past, ...found.entries]
      this.verdict = found.decision
      return null
    } catch (failed) {
      return reason(failed)
    } finally {
      this.busy = false
    }
  }
}
