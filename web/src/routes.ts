import { match, type Params, type Route } from './lib/router.svelte'

/** Each page is a chunk of its own; a game's pages bring that game's pieces with them. */
export const routes: Route[] = [
  { path: '/', page: () => import('./pages/Home.svelte') },
  { path: '/about', page: () => import('./pages/About.svelte') },
  { path: '/settings', page: () => import('./pages/Settings.svelte') },
  { path: '/style', page: () => import('./pages/Style.svelte') },
]

const lost: Route['page'] = () => import('./pages/NotFound.svelte')

/** The page for an address, with the parts of the address it is handed. */
export function find(path: string): { page: Route['page']; params: Params } {
  for (const route of routes) {
    const params = match(route.path, path)
    if (params) return { page: route.page, params }
  }
  return { page: lost, params: {} }
}
