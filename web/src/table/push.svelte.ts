/** Turn alerts that come even while the page is closed: the browser's push service brings them to the service worker. */
import { get, put, remove } from '$/lib/api'
import type { PushOffer } from '$/lib/contract'
import { language } from '$/lib/i18n.svelte'
import { change } from '$/lib/settings.svelte'

export const push: { offered: boolean; on: boolean } = $state({ offered: false, on: false })

/** That this browser gets them, so that a later visit sees to it that it still does. */
const key = 'ludoteca.push'
function wantsPush(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
function remember(known: string | null): void {
  try {
    if (known === null) localStorage.removeItem(key)
    else localStorage.setItem(key, known)
  } catch {
    // Without storage nobody sees to it later; the browser's own news of a change still does.
  }
}
let server: string | null = null

/** Browsers have it on pages that are encrypted, or the machine's own. */
const possible = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether the person lets this page show notes; not every browser can be asked for all it knows. */
async function allowed(): Promise<boolean> {
  const asked = await navigator.permissions?.query({ name: 'notifications' }).catch(() => null)
  return (asked?.state ?? Notification.permission) === 'granted'
}

/** Ask whether this server sends alerts, and whether this browser gets them. */
export async function lookForPush(): Promise<void> {
  if (!possible()) return
  const offer = await get<PushOffer>('/push').catch(() => null)
  server = offer?.key ?? null
  push.offered = server !== null
  push.on = !!offer?.on && (await allowed())
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (char) => char.charCodeAt(0))
}
const same = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean => {
  const found = new Uint8Array(one ?? new ArrayBuffer(0))
  return found.length === other.length && found.every((byte, n) => byte === other[n])
}

async function subscribe(): Promise<void> {
  if (!server) throw new Error('no alerts here')
  const worker = (await navigator.serviceWorker.getRegistration()) ?? (await navigator.serviceWorker.register('/sw.js'))
  const manager = (worker.active ? worker : await navigator.serviceWorker.ready).pushManager
  const wanted = bytes(server)
  let found = await manager.getSubscription()
  // One for another server, or from before this server had a new key, is of no use.
  if (found && !same(found.options.applicationServerKey, wanted)) {
    await found.unsubscribe()
    found = null
  }
  found ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })
  const { endpoint, keys } = found.toJSON()
  await put('/me/push', { endpoint, keys, language: language() })
  remember(server)
}

export type Asked = 'on' | 'refused' | 'failed'

/** Turn alerts on; the browser asks the person whether it may. */
export async function turnOn(): Promise<Asked> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  try {
    await subscribe()
  } catch (error) {
    console.warn('Turn alerts could not be turned on.', error)
    return 'failed'
  }
  push.on = true
  // While the page is open in the background it tells by itself, and the server leaves that to it.
  change({ notify: true })
  return 'on'
}

/** This browser takes no alerts any more, whatever the server thinks. */
export async function dropPush(): Promise<void> {
  push.on = false
  remember(null)
  const worker = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  await (await worker?.pushManager.getSubscription().catch(() => null))?.unsubscribe().catch(() => false)
}

export async function turnOff(): Promise<void> {
  await dropPush()
  await remove('/me/push').catch(() => undefined)
}

/** Later visits: browsers change subscriptions now and then, and the server forgets those that it never hears of. */
export async function renewPush(): Promise<void> {
  if (!possible() || !wantsPush() || !(await allowed())) return
  await lookForPush()
  if (push.offered) await subscribe().catch(() => undefined)
}
