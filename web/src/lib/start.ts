/** A game at once, in one tap: alone, with bots or with friends, with what serves somebody who is new to it. */
import { gameInfo } from '../table/games'
import { post } from './api'
import type { ChairWish, GameInfo, NewTable, Table } from './contract'
import { isOurs, lid } from './games'
import { go } from './router.svelte'

export type With = 'alone' | 'bots' | 'friends'

/** What a box offers. */
export const ways = (game: string): With[] => (isOurs(game) && lid[game].from === 1 ? ['bots', 'alone', 'friends'] : ['bots', 'friends'])

const key = 'ludoteca.played'
function played(): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
  } catch {
    return []
  }
}
/** Whether somebody has played this game in this browser. */
export const isNew = (game: string): boolean => !played().includes(game)
export function remember(game: string): void {
  try {
    if (isNew(game)) localStorage.setItem(key, JSON.stringify([...played(), game]))
  } catch {
    // Without storage every game is a first one.
  }
}

/**
 * Bots that give a fair chance. Mates who win about every other match by themselves, as it was measured, and good ones
 * where nobody has measured: with mates of the first evening hardly a match is won. Rivals of the first evening for
 * whoever plays for the first time, and the middle sort after that.
 */
export function fairLevel(info: GameInfo | undefined, players: number, first: boolean): string {
  const measured = info?.strength.filter((one) => one.players === players && one.together) ?? []
  if (!measured.length) {
    const usual = info?.team ? 'expert' : first ? 'novice' : 'casual'
    // A game from elsewhere may know other levels.
    return !info || info.bots.includes(usual) ? usual : (info.bots.at(-1) ?? 'random')
  }
  const ranked = measured.filter((one) => info?.bots.includes(one.level)).sort((a, b) => a.won - b.won)
  // Where nobody who was measured wins so often, a good one who was not measured yet, else the best there is.
  const other = ['expert', 'master'].find((level) => info?.bots.includes(level) && !ranked.some((one) => one.level === level))
  return ranked.find((one) => one.won >= 0.5)?.level ?? other ?? ranked.at(-1)?.level ?? 'casual'
}

const others = 2

export function chairsFor(how: With, level: string): ChairWish[] {
  const other: ChairWish = how === 'friends' ? { kind: 'open' } : { kind: 'bot', level }
  return [{ kind: 'me' }, ...Array.from({ length: how === 'alone' ? 0 : how === 'friends' ? 1 : others }, () => other)]
}

export async function playNow(game: string, how: With): Promise<void> {
  const info = how === 'bots' ? await gameInfo(game) : undefined
  const chairs = chairsFor(how, fairLevel(info, others + 1, isNew(game)))
  // Among friends the host decides about help; alone, all there is may be used, and everybody takes what they want of it.
  const wish: NewTable = { game, chairs, help: how === 'friends' ? 'sheet' : 'coach', start: how !== 'friends' }
  const table = await post<Table>('/tables', wish)
  remember(game)
  go(`/tables/${table.id}`)
}
