import { need } from './lib/i18n.svelte'
import { match, type Params, type Route } from './lib/router.svelte'

/** A page of a table or match, with the words that all of these share. */
const atTable =
  (page: Route['page']): Route['page'] =>
  async () => {
    const [module] = await Promise.all([page(), need('web_table')])
    return module
  }

/** Each page is a chunk of its own; a game's pages bring that game's pieces with them. */
export const routes: Route[] = [
  { path: '/', page: () => import('./pages/Home.svelte') },
  { path: '/games/:game', page: atTable(() => import('./pages/Game.svelte')) },
  { path: '/tables/:id', page: atTable(() => import('./pages/Table.svelte')) },
  { path: '/join/:code', page: () => import('./pages/Join.svelte') },
  { path: '/watch/:code', page: () => import('./pages/Join.svelte') },
  { path: '/claim', page: () => import('./pages/Claim.svelte') },
  { path: '/matches/:id', page: atTable(() => import('./pages/Match.svelte')) },
  { path: '/matches/:id/replay', page: atTable(() => import('./pages/Replay.svelte')) },
  { path: '/rules/:game', page: atTable(() => import('./pages/Rules.svelte')) },
  { path: '/import', page: () => import('./pages/Import.svelte') },
  { path: '/about', page: () => import('./pages/About.svelte') },
  { path: '/settings', page: () => import('./pages/Settings.svelte') },
  { path: '/style', page: () => import('./pages/Style.svelte') },
  { path: '/style/boards', page: atTable(() => import('./pages/Boards.svelte')) },
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
