import { box } from './box'

/** The four boxes on the shelf, in the order they stand there. */
export const games = ['lost-code', 'think-str8', 'the-game', 'the-game-extreme'] as const
export type GameName = (typeof games)[number]

/** One of the four, with a board, a cover and rules of its own. Servers may have others, from other packages. */
export const isOurs = (name: string): name is GameName => (games as readonly string[]).includes(name)

const minutes: Record<GameName, number> = { 'lost-code': 45, 'think-str8': 45, 'the-game': 20, 'the-game-extreme': 25 }

/** Printed on the lid: players and minutes. */
export const lid = Object.fromEntries(
  games.map((name) => [name, { from: box[name].players[0], to: box[name].players[1], minutes: minutes[name] }]),
) as Record<GameName, { from: number; to: number; minutes: number }>
