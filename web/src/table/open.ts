/** All seats' views of one moment as one view in which nothing is hidden from anybody. */
import type { AnyView } from '$/lib/contract'

/** Where one view has nothing, another may know. */
function fill(known: unknown, other: unknown): unknown {
  if (known === null || known === undefined) return other
  if (Array.isArray(known) && Array.isArray(other) && known.length === other.length) return known.map((part, i) => fill(part, other[i]))
  return known
}

export function openAll(views: readonly AnyView[]): AnyView {
  const [first, ...rest] = views
  if (!first) throw new Error('a moment without a view')
  if (!rest.length) return first
  const open: AnyView = { ...first, seat: null, moves: [], signals: [] }
  if (open.game === 'lost-code' || open.game === 'think-str8') {
    for (const view of rest) {
      if (!('logs' in view)) continue
      open.logs = fill(open.logs, view.logs) as typeof open.logs
      open.history = open.history.map((round, i) => ({
        ...round,
        bids: round.bids.map((bid) => ({ ...bid, ...known(view.history[i]?.bids.find(({ seat }) => seat === bid.seat)) })),
        swaps: round.swaps.map((swap) => ({ ...swap, drawn: swap.drawn ?? view.history[i]?.swaps.find(({ seat }) => seat === swap.seat)?.drawn ?? null })),
      }))
    }
  } else {
    open.hand = []
    open.open_hands = views.map((view) => ('hand' in view ? view.hand : []))
  }
  return open
}

/** The fields that are known. */
const known = <Part extends object>(part: Part | undefined): Partial<Part> =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== null)) as Partial<Part>
