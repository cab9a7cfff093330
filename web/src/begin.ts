import { mount } from 'svelte'
import App from './App.svelte'
import { speak } from './lib/i18n.svelte'
import { whoAmI } from './lib/me.svelte'
import * as renewal from './lib/renew'
import * as router from './lib/router.svelte'
import * as settings from './lib/settings.svelte'
import { find } from './routes'

/** Put the page on the screen. */
export async function begin(): Promise<void> {
  settings.begin()
  renewal.begin()
  router.begin()
  // The page travels while the words do; a page that fails to come is dealt with when it is opened.
  find(location.pathname)
    .page()
    .catch(() => undefined)
  await speak()
  const target = document.getElementById('app')
  if (target) mount(App, { target })
  // On every page: whoever chose another language elsewhere is spoken to in the one of this page.
  void whoAmI()
}
