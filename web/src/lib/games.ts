/** The four boxes on the shelf, in the order they stand there. */
export const games = ['lost-code', 'think-str8', 'the-game', 'the-game-extreme'] as const
export type GameName = (typeof games)[number]

/** Printed on the lid: players and minutes. */
export const lid: Record<GameName, { from: number; to: number; minutes: number }> = {
  'lost-code': { from: 2, to: 4, minutes: 45 },
  'think-str8': { from: 2, to: 4, minutes: 45 },
  'the-game': { from: 1, to: 5, minutes: 20 },
  'the-game-extreme': { from: 1, to: 5, minutes: 25 },
}
