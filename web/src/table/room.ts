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
const chunks = import.meta.glob<GameFamily>('../games/*/index.ts')
const rules = import.meta.glob<{ rules: RuleSection[] }>('../games/*/rules.ts')
const plain = (): Promise<GameFamily> => import('./plain/index')

export const isGame = (name: string): name is GameName => name in families

/** The words that speak of a game's pieces, options and moves. */
export async function needWords(game: GameName): Promise<void> {
  const family = families[game].replace('-', '_')
  await need('engine', family, `web_${family}`)
}

export async function openRoom(game: GameName): Promise<GameRoom> {
  const family = await (chunks[`../games/${families[game]}/index.ts`] ?? plain)()
  await needWords(game)
  const room = family.rooms[game]
  if (!room) throw new Error(`no board for ${game}`)
  return room
}

/** The sections of a game's rules, in order, with their words. */
export async function openRules(game: GameName): Promise<RuleSection[]> {
  const family = families[game]
  const [module] = await Promise.all([rules[`../games/${family}/rules.ts`]?.(), need(`rules_${family.replace('-', '_')}`)])
  return module?.rules.filter((section) => section.game === game) ?? []
}
