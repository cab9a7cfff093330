/** The service worker, with the parts of a browser around it played by the test. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

interface Happening {
  waitUntil: (work: Promise<unknown>) => void
  [name: string]: unknown
}
type Handler = (event: Happening) => void
interface Window { url: string; visibilityState: string; focus: () => Promise<void> }

function start(windows: Window[]) {
  const handlers: Record<string, Handler> = {}
  const subscription = { toJSON: () => ({ endpoint: 'https://push.test/new', keys: { p256dh: 'p', auth: 'a' } }) }
  const self = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    clients: { matchAll: () => Promise.resolve(windows), openWindow: vi.fn(() => Promise.resolve()) },
    registration: { showNotification: vi.fn(() => Promise.resolve()), pushManager: { subscribe: vi.fn(() => Promise.resolve(subscription)) } },
  }
  const source = readFileSync(join(import.meta.dirname, '../public/sw.js'), 'utf-8')
  // The worker is a script, not a module: it finds what it needs around it.
  new Function('self', 'caches', 'location', source)(self, {}, { origin: 'https://tables.test' })
  return {
    self,
    async happen(name: string, event: Record<string, unknown>): Promise<void> {
      let work: Promise<unknown> = Promise.resolve()
      handlers[name]?.({ ...event, waitUntil: (given) => (work = given) })
      await work
    },
  }
}

const told = { title: 'Your turn', body: 'The Game with Ben', path: '/tables/abc' }
const data = { json: () => told }
const at = (path: string, visibilityState = 'visible'): Window => ({ url: `https://tables.test${path}`, visibilityState, focus: vi.fn(() => Promise.resolve()) })

it('shows what it is told, one note for each table', async () => {
  const { self, happen } = start([at('/'), at('/tables/abc', 'hidden')])
  await happen('push', { data })
  expect(self.registration.showNotification).toHaveBeenCalledWith('Your turn', expect.objectContaining({ body: told.body, tag: told.path, data: told.path }))
})

it('tells nothing to somebody who is looking at that table', async () => {
  const { self, happen } = start([at('/tables/abc')])
  await happen('push', { data })
  expect(self.registration.showNotification).not.toHaveBeenCalled()
})

it('leads to the table: to the window that shows it, else to a new one', async () => {
  const open = at('/tables/abc', 'hidden')
  const notification = { close: vi.fn(), data: '/tables/abc' }
  const first = start([at('/'), open])
  await first.happen('notificationclick', { notification })
  expect(open.focus).toHaveBeenCalled()
  expect(first.self.clients.openWindow).not.toHaveBeenCalled()
  const second = start([at('/')])
  await second.happen('notificationclick', { notification })
  expect(second.self.clients.openWindow).toHaveBeenCalledWith('/tables/abc')
  expect(notification.close).toHaveBeenCalledTimes(2)
})

it('tells the server where the device is now, if it is to be told', async () => {
  const asked = vi.fn((path: string, _?: RequestInit) => Promise.resolve(new Response(path === '/api/push' ? JSON.stringify({ key: 'k', on: true }) : null)))
  vi.stubGlobal('fetch', asked)
  const { self, happen } = start([])
  await happen('pushsubscriptionchange', {})
  expect(self.registration.pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'k' })
  const [path, wish] = asked.mock.calls[1] ?? []
  expect(path).toBe('/api/me/push')
  expect(JSON.parse(String(wish?.body))).toEqual({ endpoint: 'https://push.test/new', keys: { p256dh: 'p', auth: 'a' } })
  vi.unstubAllGlobals()
})
