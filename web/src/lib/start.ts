/** A game at once: you and two bots of the middle sort, everything else as usual. */
import { post } from './api'
import type { NewTable, Table } from './contract'
import type { GameName } from './games'
import { go } from './router.svelte'

const bot = { kind: 'bot', level: 'casual' } as const

export const usual = (game: GameName): NewTable => ({ game, chairs: [{ kind: 'me' }, bot, bot] })

export async function playNow(game: GameName): Promise<void> {
  go(`/tables/${(await post<Table>('/tables', { ...usual(game), start: true })).id}`)
}
