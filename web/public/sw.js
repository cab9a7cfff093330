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
