/** What the server says of its games: options and bots, in the language of the page. */
import { get } from '$/lib/api'
import type { GameInfo } from '$/lib/contract'
import { language } from '$/lib/i18n.svelte'

const asked = new Map<string, Promise<GameInfo[]>>()

export async function allGames(): Promise<GameInfo[]> {
  const spoken = language()
  let games = asked.get(spoken)
  if (!games) {
    games = get<GameInfo[]>('/games', { language: spoken })
    asked.set(spoken, games)
    games.catch(() => asked.delete(spoken))
  }
  return games
}

export const gameInfo = async (name: string): Promise<GameInfo | undefined> => (await allGames()).find((game) => game.name === name)
