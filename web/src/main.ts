import './styles/base.css'
import { begin } from './begin'

await begin()

// The shell works without a network; while developing it would only be in the way.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Not before the first page is there: it comes first on a slow network.
  setTimeout(() => {
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    try {
      if (localStorage.getItem('ludoteca.push') !== null) void import('./table/push.svelte').then(({ renewPush }) => renewPush())
    } catch {
      // Without storage there is nothing to see to.
    }
  }, 2000)
}
