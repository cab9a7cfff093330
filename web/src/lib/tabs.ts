/** Of several tabs at one table only one speaks up: the one that was looked at last. */

let loud = true

/** Whether this tab is the one that sounds and sends notes. */
export const speaksUp = (): boolean => loud

/** Share a place with its other tabs, until the returned function is called. */
export function shareWithTabs(place: string): () => void {
  loud = true
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const tabs = new BroadcastChannel(`ludoteca ${place}`)
  let timer: ReturnType<typeof setTimeout> | undefined
  const claim = (): void => {
    clearTimeout(timer)
    loud = true
    tabs.postMessage('mine')
  }
  tabs.onmessage = ({ data }: MessageEvent<string>) => {
    clearTimeout(timer)
    if (data === 'mine') loud = false
    // The one that spoke has gone. Several may be left: not all at once.
    else timer = setTimeout(claim, Math.random() * 500)
  }
  const look = (): void => {
    if (document.visibilityState === 'visible') claim()
  }
  const leave = (): void => {
    if (loud) tabs.postMessage('free')
  }
  addEventListener('focus', claim)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', look)
  claim()
  return () => {
    leave()
    loud = true
    clearTimeout(timer)
    tabs.close()
    removeEventListener('focus', claim)
    removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', look)
  }
}
