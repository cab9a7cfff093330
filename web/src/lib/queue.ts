/** Events are shown one after the other, so that one can follow what happened; a person may skip ahead. */
import { still } from './settings.svelte'

/** Show one step. The signal is raised when the rest should be shown at once: finish immediately. */
export type Step = (signal: AbortSignal) => Promise<void> | void

export class Queue {
  #steps: Step[] = []
  #running = false
  #skip = new AbortController()
  #idle: (() => void)[] = []

  /** How many steps wait, the one being shown included. */
  get length(): number {
    return this.#steps.length + (this.#running ? 1 : 0)
  }

  /** Put steps at the end of the line. They are all carried out, in order, even if one fails. */
  add(...steps: Step[]): void {
    this.#steps.push(...steps)
    if (!this.#running) void this.#run()
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.#skip.abort()
  }

  /** Resolves when nothing waits any more. */
  settled(): Promise<void> {
    if (!this.length) return Promise.resolve()
    return new Promise((done) => this.#idle.push(done))
  }

  async #run(): Promise<void> {
    this.#running = true
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      if (still()) this.#skip.abort()
      try {
        await step(this.#skip.signal)
      } catch (error) {
        // The next event must still be shown: what is on the table is true whether or not it moved nicely.
        console.error(error)
      }
    }
    this.#running = false
    this.#skip = new AbortController()
    for (const done of this.#idle.splice(0)) done()
  }
}

/**
 * Wait, unless things should stand still, the queue is skipped, or nobody looks: a page out of sight may be woken only
 * once a minute, and whose turn it is must not wait for that.
 */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (still() || signal?.aborted || document.hidden) return Promise.resolve()
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      document.removeEventListener('visibilitychange', end)
      done()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
    document.addEventListener('visibilitychange', end)
  })
}
