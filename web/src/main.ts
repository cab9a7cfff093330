import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { speak } from './lib/i18n.svelte'
import * as router from './lib/router.svelte'
import * as settings from './lib/settings.svelte'
import { find } from './routes'

settings.begin()
router.begin()
// The page travels while the words do; a page that fails to come is dealt with when it is opened.
find(location.pathname)
  .page()
  .catch(() => undefined)
await speak()

const target = document.getElementById('app')
if (target) mount(App, { target })

// The shell works without a network; while developing it would only be in the way.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Not before the first page is there: it comes first on a slow network.
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), 2000)
}
