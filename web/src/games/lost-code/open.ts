/** All seats' views of one moment as one in which every stone is seen. */
import type { AnyView } from '$/lib/contract'
import { fill } from '$/table/open'

/** The fields that are known. */
const known = <Part extends object>(part: Part | undefined): Partial<Part> =>
  Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== null)) as Partial<Part>

export function openCodes([first, ...rest]: readonly [AnyView, ...AnyView[]]): AnyView {
  if (!('logs' in first)) return first
  const open: typeof first = { ...first, seat: null, moves: [], signals: [] }
  for (const view of rest) {
    if (!('logs' in view)) continue
    open.logs = fill(open.logs, view.logs) as typeof open.logs
    open.history = open.history.map((round, i) => ({
      ...round,
      bids: round.bids.map((bid) => ({ ...bid, ...known(view.history[i]?.bids.find(({ seat }) => seat === bid.seat)) })),
      swaps: round.swaps.map((swap) => ({ ...swap, drawn: swap.drawn ?? view.history[i]?.swaps.find(({ seat }) => seat === swap.seat)?.drawn ?? null })),
    }))
  }
  return open
}
