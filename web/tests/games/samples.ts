/** Sample states and a table without a server, for the tests of the boards. */
import { vi } from 'vitest'
import type { AnyMove, ErrorReply } from '$/lib/contract'
import { need, speak } from '$/lib/i18n.svelte'
import { rooms as codes } from '$/games/lost-code/index'
import { rooms as piles } from '$/games/the-game/index'
import type { Fixture } from '$/table/fixtures'
import type { BoardProps, GameRoom } from '$/table/table'

export { codes, piles }
const files = import.meta.glob<Fixture>('../fixtures/*/*.json', { import: 'default', eager: true })
export const samples = Object.entries(files).map(([path, fixture]): [string, Fixture] => [path.replace(/^.*fixtures\/|\.json$/g, ''), fixture])
const rooms = { ...codes, ...piles }
export const room = (fixture: Fixture): GameRoom => {
  const found = rooms[fixture.view.game]
  if (!found) throw new Error(fixture.view.game)
  return found
}
export const sample = (name: string): Fixture => {
  const found = samples.find(([known]) => known === name)?.[1]
  if (!found) throw new Error(name)
  return structuredClone(found)
}

export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('it is not there')
  return value
}

export type Played = AnyMove[][]
export function table(fixture: Fixture, answer: ErrorReply | null = null): { props: BoardProps; played: Played; notes: [string, string | null][] } {
  const played: Played = []
  const notes: [string, string | null][] = []
  const props: BoardProps = {
    ...fixture,
    seated: fixture.mine,
    busy: false,
    note: (key, value) => notes.push([key, value]),
    play: (...moves) => {
      played.push(moves)
      return Promise.resolve(answer)
    },
    ask: null,
    rule: vi.fn(),
  }
  return { props, played, notes }
}

/** The words, and what a browser does that jsdom does not. */
export async function setTheTable(): Promise<void> {
  Element.prototype.setPointerCapture = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  await need('engine', 'lost_code', 'the_game', 'web_lost_code', 'web_table', 'web_the_game')
  await speak()
}
