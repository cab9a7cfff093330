/** Your turn is unmistakable: in the title, on the icon, by a sound, and by a note of the system while out of sight. */
import { say } from '$/lib/announce.svelte'
import { t } from '$/lib/i18n.svelte'
import { settings } from '$/lib/settings.svelte'
import { play } from '$/lib/sound'
import { speaksUp } from '$/lib/tabs'

function icon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link) link.href = turn ? '/favicon-turn.svg' : '/favicon.svg'
}

async function note(text: string): Promise<void> {
  if (!settings.notify || !speaksUp() || document.visibilityState === 'visible') return
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  // One note for each table, which calls again; a click on it leads to that table.
  const path = location.pathname
  const options: NotificationOptions & { renotify: boolean } = { body: text, icon: '/icons/192.png', tag: path, renotify: true, data: path }
  // Some phones let only the service worker show notes.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker) await worker.showNotification(t('turn-yours'), options)
  else new Notification(t('turn-yours'), options).onclick = () => focus()
}

/**
 * Call while a component is set up: `turn` is whether it is the viewer's turn, `prompt` what they have to do. While
 * `following`, they have to see something first: it is not said whether their turn begins or goes on.
 */
export function announceTurn(turn: () => boolean, prompt: () => string, following: () => boolean = () => false): void {
  $effect(() => {
    icon(turn())
    return () => icon(false)
  })
  // The same seat may be asked for one thing after the other; each is a sentence to hear, the first also a sound.
  let was = false
  let told = ''
  $effect(() => {
    const [now, text] = [turn(), prompt()]
    if (following()) return
    if (now && !was) {
      play('turn')
      void note(text)
    }
    // After what the others did, not instead of it.
    if (now && (!was || text !== told)) say(text)
    was = now
    told = text
  })
}
