// Keeps the shell of the client for days without a network: pages and files, never the server's answers.
const shelf = 'ludoteca-1'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shelf)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** Files with a hash in their name never change: from the shelf, else from the network onto the shelf. */
async function kept(request) {
  const cache = await caches.open(shelf)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** Pages are fresh while there is a network; without one the first page finds its own way. */
async function fresh(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(shelf)).put('/', answer.clone())
    return answer
  } catch (error) {
    const found = await caches.match('/')
    if (found) return found
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  if (address.pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate' && !address.pathname.startsWith('/api/')) event.respondWith(fresh(request))
})

/** What the server tells a device whose person is away: it says itself in which words. */
async function tell(event) {
  const { title, body, path } = event.data.json()
  const windows = await self.clients.matchAll({ type: 'window' })
  // Whoever is looking at that very table need not be told.
  if (windows.some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === path)) return
  await self.registration.showNotification(title, { body, icon: '/icons/192.png', badge: '/icons/192.png', tag: path, renotify: true, data: path })
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event))
})

/** Browsers change the address of a device now and then: the server has to know the new one. */
async function renew() {
  const { key, on } = await (await fetch('/api/push')).json()
  if (!key || !on) return
  const found = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = found.toJSON()
  const headers = { 'Content-Type': 'application/json', 'X-Ludoteca': '1' }
  await fetch('/api/me/push', { method: 'PUT', headers, body: JSON.stringify({ endpoint, keys }) })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()))

// A note about one's turn leads back to the table it came from.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data ?? '/'
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === path)
      return there ? there.focus() : self.clients.openWindow(path)
    }),
  )
})
