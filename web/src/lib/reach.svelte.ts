/** Which addresses of this server work for others: a link is only worth something where it can be opened. */
import { get, post, reason, remove } from './api'
import type { Reach } from './contract'

export const reach: { now: Reach | null; at: number } = $state({ now: null, at: 0 })

function set(now: Reach): void {
  reach.now = now
  if (reach.at >= now.links.length) reach.at = 0
}

/** Ask the server. A page that cannot reach it hands on its own address, as it did before. */
export async function lookAround(): Promise<void> {
  try {
    set(await get<Reach>('/reach'))
  } catch (error) {
    reason(error)
  }
}

/** A link that works for whoever gets it, as far as there is one. */
export const linkTo = (path: string): string => (reach.now?.links[reach.at] ?? location.origin) + path

/** Open this machine's door to the local network. */
export const openLan = async (): Promise<void> => set(await post<Reach>('/lan'))

/** … and close it. */
export async function closeLan(): Promise<void> {
  await remove('/lan')
  await lookAround()
}
