/** A run against the clock: as many as one can in three minutes. A wrong answer costs the puzzle. */
const seconds = 180

export class Run {
  left = $state(seconds)
  solved = $state(0)
  /** What came of the one before: the next one is there before anybody could read more. */
  last: 'right' | 'wrong' | null = $state(null)
  readonly #until = Date.now() + 1000 * seconds
  readonly #timer: ReturnType<typeof setInterval>

  constructor(over: () => void) {
    // By the clock and not by counting: a page in the background is woken up less often.
    this.#timer = setInterval(() => {
      this.left = Math.max(0, Math.ceil((this.#until - Date.now()) / 1000))
      if (this.left) return
      this.close()
      over()
    }, 200)
  }

  count(right: boolean): void {
    this.last = right ? 'right' : 'wrong'
    if (right) this.solved += 1
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
