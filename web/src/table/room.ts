/** A game's chunk is loaded with its words when a table or match of that game is opened. */
import { families } from '$/games/families'
import { isOurs } from '$/lib/games'
import { need } from '$/lib/i18n.svelte'
import type { RuleSection } from './rules'
import type { GameRoom } from './table'

/** The words that speak of a game's pieces, options and moves. Those of a game from elsewhere come from the server. */
export async function needWords(game: string): Promise<void> {
  if (!isOurs(game)) return need('engine', `game:${game}`)
  const { words } = families[game]
  await need('engine', words, `web_${words}`)
}

/** A game's board; the plain one that shows any game where it brings none. */
export async function openRoom(game: string): Promise<GameRoom> {
  if (!isOurs(game)) {
    const [generic] = await Promise.all([import('../games/generic/index'), needWords(game)])
    return generic.room
  }
  const [family] = await Promise.all([families[game].boards(), needWords(game)])
  const room = family.rooms[game]
  if (!room) throw new Error(`no board for ${game}`)
  return room
}

/** The sections of a game's rules, in order, with their words; none for a game from elsewhere. */
export async function openRules(game: string): Promise<RuleSection[]> {
  if (!isOurs(game)) return []
  const { words, rules } = families[game]
  // The game's own words name its options, and stand in the pictures.
  const [module] = await Promise.all([rules(), need(words, `rules_${words}`)])
  return module.rules.filter((section) => section.game === game)
}
