/** A game's chunk is loaded with its words when a table or match of that game is opened. */
import type { GameName } from '$/lib/games'
import { need } from '$/lib/i18n.svelte'
import type { RuleSection } from './rules'
import type { GameFamily, GameRoom } from './table'

type Family = 'lost-code' | 'the-game'

const families: Record<GameName, Family> = {
  'lost-code': 'lost-code',
  'think-str8': 'lost-code',
  'the-game': 'the-game',
  'the-game-extreme': 'the-game',
}
const chunks: Record<Family, () => Promise<GameFamily>> = {
  'lost-code': () => import('../games/lost-code/index'),
  'the-game': () => import('../games/the-game/index'),
}
const rules: Record<Family, () => Promise<{ rules: RuleSection[] }>> = {
  'lost-code': () => import('../games/lost-code/rules'),
  'the-game': () => import('../games/the-game/rules'),
}

export const isGame = (name: string): name is GameName => name in families

/** The words that speak of a game's pieces, options and moves. */
export async function needWords(game: GameName): Promise<void> {
  const family = families[game].replace('-', '_')
  await need('engine', family, `web_${family}`)
}

export async function openRoom(game: GameName): Promise<GameRoom> {
  const [family] = await Promise.all([chunks[families[game]](), needWords(game)])
  const room = family.rooms[game]
  if (!room) throw new Error(`no board for ${game}`)
  return room
}

/** The sections of a game's rules, in order, with their words. */
export async function openRules(game: GameName): Promise<RuleSection[]> {
  const family = families[game]
  const room = family.replace('-', '_')
  // The game's own words name its options, and stand in the pictures.
  const [module] = await Promise.all([rules[family](), need(room, `rules_${room}`)])
  return module.rules.filter((section) => section.game === game)
}
