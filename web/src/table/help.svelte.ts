/** The help that a viewer gets, for what is shown and never for what comes after it. */
import * as api from '$/lib/api'
import type { AnyHelp, Answered, Ask, Table } from '$/lib/contract'

export interface HelpSeeker {
  /** What the viewer gets now; null where there is nothing to help with. */
  level: () => Table['help'] | null
  /** How many entries the viewer has seen; null while something is still being shown. */
  seen: () => number | null
}

/** Things are let settle before the server is asked, and old help goes when the new one is slow. */
const waits = 150
const fades = 400
const again = 3000

export class HelpDesk {
  now: AnyHelp | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #fade: ReturnType<typeof setTimeout> | undefined
  #asked = 0
  readonly #path: string
  readonly #seeker: HelpSeeker

  constructor(path: string, seeker: HelpSeeker) {
    this.#path = path
    this.#seeker = seeker
  }

  close(): void {
    this.#asked += 1
    clearTimeout(this.#timer)
    clearTimeout(this.#fade)
  }

  /** The table lies otherwise: old help would mislead, but it need not blink when the new one is quick. */
  stale(): void {
    this.close()
    const turn = this.#asked
    this.#fade = setTimeout(() => turn === this.#asked && (this.now = null), fades)
  }

  clear(): void {
    this.close()
    this.now = null
  }

  /** Ask for the state that is shown. While more is on its way to the board this waits until it has been seen. */
  ask(): void {
    clearTimeout(this.#timer)
    const level = this.#seeker.level()
    if (level === null || level === 'none') return this.clear()
    const seen = this.#seeker.seen()
    if (seen === null) return
    this.stale()
    const turn = this.#asked
    this.#timer = setTimeout(() => void this.#fetch(turn, level, seen), waits)
  }

  async #fetch(turn: number, level: Table['help'], n: number): Promise<void> {
    try {
      const found = await api.get<AnyHelp>(`${this.#path}/help`, { level, n })
      // The match may have gone on in the meantime: then this is about what is no longer shown.
      if (turn !== this.#asked || this.#seeker.seen() !== n) return
      clearTimeout(this.#fade)
      this.now = found
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error
      if (turn === this.#asked && error.status !== 403 && error.status !== 409) this.#timer = setTimeout(() => turn === this.#asked && this.ask(), again)
    }
  }

  readonly question = async (question: Ask): Promise<Answered | null> => {
    try {
      return await api.post<Answered>(`${this.#path}/ask`, question)
    } catch (error) {
      api.reason(error)
      return null
    }
  }
}
