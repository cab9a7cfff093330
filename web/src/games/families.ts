/** Which folder here has the board, the words and the rules of a game. Each is a chunk that is fetched when it is needed. */
import type { GameName } from '$/lib/games'
import type { RuleSection } from '$/table/rules'
import type { GameFamily } from '$/table/table'

export interface FamilyChunks {
  /** As its files of sentences are called. */
  words: string
  boards: () => Promise<GameFamily>
  rules: () => Promise<{ rules: RuleSection[] }>
}

const codes: FamilyChunks = { words: 'lost_code', boards: () => import('./lost-code/index'), rules: () => import('./lost-code/rules') }
const piles: FamilyChunks = { words: 'the_game', boards: () => import('./the-game/index'), rules: () => import('./the-game/rules') }

export const families: Record<GameName, FamilyChunks> = {
  'lost-code': codes,
  'think-str8': codes,
  'the-game': piles,
  'the-game-extreme': piles,
}
