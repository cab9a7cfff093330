import type { Route } from './lib/router.svelte'

/** Each page is a chunk of its own; a game's pages bring that game's pieces with them. */
export const routes: Route[] = [
  { path: '/', page: () => import('./pages/Home.svelte') },
  { path: '/about', page: () => import('./pages/About.svelte') },
  { path: '/settings', page: () => import('./pages/Settings.svelte') },
  { path: '/style', page: () => import('./pages/Style.svelte') },
]

export const lost: Route['page'] = () => import('./pages/NotFound.svelte')
