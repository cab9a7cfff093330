/**
 * A page that cannot load a part of itself: the server has another version by now, or the line broke for a moment. What
 * once failed to load fails for as long as the page lives, so it is opened anew, if the server can be reached.
 */
const key = 'ludoteca.renewed'
/** If opening it anew did not help, that is said instead of tried again and again. */
const pause = 60_000

export async function renew(): Promise<boolean> {
  try {
    if (!(await fetch(location.href, { cache: 'no-store' })).ok) return false
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Call once: what fails to load renews the page by itself. */
export function begin(): void {
  addEventListener('vite:preloadError', () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pause) return
      sessionStorage.setItem(key, String(Date.now()))
    } catch {
      // Without storage nobody knows whether it has been tried: then it waits for somebody to ask for it.
      return
    }
    void renew()
  })
}
