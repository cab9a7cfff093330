/**
 * The first thing that runs, and it needs nothing: what a first visit takes is asked for at once, not one after the
 * other, for every journey costs 150 ms on a slow network.
 */
import './styles/base.css'

const words = import.meta.glob<string>('../../src/ludoteca/locales/*/web.ftl', { query: '?raw', import: 'default' })

/** The language that will most likely be spoken. A wrong guess costs nothing but time. */
function guess(): string {
  try {
    const chosen = (JSON.parse(localStorage.getItem('ludoteca.settings') ?? '{}') as { language?: string }).language
    if (chosen && chosen !== 'auto') return chosen
  } catch {
    // Nothing readable was kept.
  }
  return navigator.language.slice(0, 2)
}

const ahead = [words[`../../src/ludoteca/locales/${guess()}/web.ftl`]?.()]
if (location.pathname === '/') ahead.push(import('./pages/Home.svelte').then(() => ''))
// Whatever fails to come now is asked for again, and dealt with, where it is needed.
for (const part of ahead) part?.catch(() => undefined)

const { begin } = await import('./begin')
await begin()

// The shell works without a network; while developing it would only be in the way.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Not before the first page is there: it comes first on a slow network.
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), 2000)
}
