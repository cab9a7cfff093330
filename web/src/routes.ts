import { askForScript } from './learn/script'
import { gameOfLesson, needLessons } from './learn/words'
import { need } from './lib/i18n.svelte'
import { match, type Params, type Route } from './lib/router.svelte'
import { openRoom } from './table/room'

/** A page of a table or match, with the words that all of these share. */
const atTable =
  (page: Route['page']): Route['page'] =>
  async (params) => {
    const [module] = await Promise.all([page(params), need('web_table')])
    return module
  }

const operators: Route['page'] = async () => {
  const [module] = await Promise.all([import('./pages/Operator.svelte'), need('web_operator')])
  return module
}

/** A page of lessons, with the words that all of them share. */
const withLessons =
  (page: Route['page']): Route['page'] =>
  async (params) => {
    const [module] = await Promise.all([page(params), need('lessons')])
    return module
  }

/** A lesson: its script, and board and words of the game that its name begins with, are on their way with the page. */
const lesson: Route['page'] = (params) => {
  const name = params.lesson ?? ''
  const near = gameOfLesson(name)
  askForScript(name)
  // Whether they come is found out when the lesson is opened.
  if (near) void Promise.allSettled([openRoom(near), needLessons(near)])
  return atTable(() => import('./pages/Lesson.svelte'))(params)
}

/** A page about what one has played. */
const withHistory =
  (page: Route['page']): Route['page'] =>
  async (params) => {
    const [module] = await Promise.all([atTable(page)(params), need('web_history')])
    return module
  }

/** A page of puzzles, with the words that all of them share. */
const withPuzzles =
  (page: Route['page']): Route['page'] =>
  async (params) => {
    const [module] = await Promise.all([page(params), need('web_puzzles')])
    return module
  }

/** A replay, with the words of reviews. */
const withReview =
  (page: Route['page']): Route['page'] =>
  async (params) => {
    const [module] = await Promise.all([page(params), need('web_review')])
    return module
  }

/** Each page is a chunk of its own; a game's pages bring that game's pieces with them. */
export const routes: Route[] = [
  { path: '/', page: () => import('./pages/Home.svelte') },
  { path: '/games/:game', page: atTable(() => import('./pages/Game.svelte')) },
  { path: '/tables/:id', page: atTable(() => import('./pages/Table.svelte')) },
  { path: '/join/:code', page: atTable(() => import('./pages/Join.svelte')) },
  { path: '/watch/:code', page: atTable(() => import('./pages/Join.svelte')) },
  { path: '/claim', page: () => import('./pages/Claim.svelte') },
  { path: '/daily', page: atTable(() => import('./pages/Daily.svelte')) },
  { path: '/deals/:id', page: atTable(() => import('./pages/Deal.svelte')) },
  { path: '/deals/:id/beside', page: atTable(() => import('./pages/Beside.svelte')) },
  { path: '/history', page: withHistory(() => import('./pages/History.svelte')) },
  { path: '/statistics', page: withHistory(() => import('./pages/Statistics.svelte')) },
  { path: '/matches/:id', page: atTable(() => import('./pages/Match.svelte')) },
  { path: '/matches/:id/replay', page: withReview(atTable(() => import('./pages/Replay.svelte'))) },
  { path: '/rules/:game', page: atTable(() => import('./pages/Rules.svelte')) },
  { path: '/learn', page: withLessons(() => import('./pages/Learn.svelte')) },
  { path: '/learn/:lesson', page: withLessons(lesson) },
  { path: '/puzzles', page: withPuzzles(() => import('./pages/Puzzles.svelte')) },
  { path: '/puzzles/:puzzle', page: withPuzzles(atTable(() => import('./pages/Puzzle.svelte'))) },
  { path: '/import', page: () => import('./pages/Import.svelte') },
  { path: '/about', page: () => import('./pages/About.svelte') },
  { path: '/settings', page: withHistory(() => import('./pages/Settings.svelte')) },
  { path: '/operator', page: operators },
  { path: '/style', page: () => import('./pages/Style.svelte') },
  { path: '/style/boards', page: atTable(() => import('./pages/Boards.svelte')) },
]

const lost: Route['page'] = () => import('./pages/NotFound.svelte')

/** The page for an address, with the parts of the address it is handed. */
export function find(path: string): { page: () => ReturnType<Route['page']>; params: Params } {
  for (const route of routes) {
    const params = match(route.path, path)
    if (params) return { page: () => route.page(params), params }
  }
  return { page: () => lost({}), params: {} }
}
