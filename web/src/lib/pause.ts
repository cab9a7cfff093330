/** Waiting that ends early when somebody is in a hurry or nobody looks. */

/**
 * Resolves after so many ms, when the signal is raised, or when the page goes out of sight: such a page may be woken only
 * once a minute, and whose turn it is must not wait for that.
 */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (ms <= 0 || signal?.aborted || document.hidden) return Promise.resolve()
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
