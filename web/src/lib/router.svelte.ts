/** A small router over the history API: plain links work, back and forward work, pages load when they are needed. */
import type { Component } from 'svelte'

export type Params = Record<string, string>
export interface Route {
  /** `/tables/:id`; a part that starts with a colon is handed to the page by that name. */
  path: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a page names only the parameters of its own path
  page: (params: Params) => Promise<{ default: Component<any> }>
}

/** The parameters if the address fits the pattern, else null. */
export function match(pattern: string, address: string): Params | null {
  const split = (text: string): string[] => text.split('/').filter(Boolean)
  const [want, have] = [split(pattern), split(address)]
  if (want.length !== have.length) return null
  const params: Params = {}
  for (const [i, part] of want.entries()) {
    const given = have[i] ?? ''
    if (part.startsWith(':')) {
      try {
        params[part.slice(1)] = decodeURIComponent(given)
      } catch {
        return null
      }
    } else if (part !== given) return null
  }
  return params
}

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash })

function follow(): void {
  place.path = location.pathname
  place.search = location.search
  place.hash = location.hash
}

/** Go to an address of this site. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  const moved = location.pathname !== place.path
  follow()
  if (moved && !location.hash) scrollTo(0, 0)
}

function click(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.href)
}

/** Listen to links and to the browser's own buttons. */
export function begin(): void {
  document.addEventListener('click', click)
  addEventListener('popstate', follow)
  addEventListener('hashchange', follow)
}
