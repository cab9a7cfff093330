/** All seats' views of one moment as one view in which nothing is hidden from anybody. */
import type { AnyView } from '$/lib/contract'
import type { GameRoom } from './table'

/** Where one view has nothing, another may know. */
export function fill(known: unknown, other: unknown): unknown {
  if (known === null || known === undefined) return other
  if (Array.isArray(known) && Array.isArray(other) && known.length === other.length) return known.map((part, i) => fill(part, other[i]))
  return known
}

/** As the game's board lays them open; for a game without one, what any of them knows. */
export function openAll(views: readonly AnyView[], room?: Pick<GameRoom, 'open'>): AnyView {
  const [first, ...rest] = views
  if (!first) throw new Error('a moment without a view')
  if (!rest.length) return first
  if (room?.open) return room.open([first, ...rest])
  const open: Record<string, unknown> = { ...first, seat: null, moves: [], signals: [] }
  for (const view of rest) for (const [field, value] of Object.entries(view)) if (!['seat', 'moves', 'signals'].includes(field)) open[field] = fill(open[field], value)
  return open as unknown as AnyView
}
