/** All seats' views of one moment as one in which every hand is open. */
import type { AnyView } from '$/lib/contract'

export function openHands(views: readonly [AnyView, ...AnyView[]]): AnyView {
  const [first] = views
  if (!('hand' in first)) return first
  return { ...first, seat: null, moves: [], signals: [], hand: [], open_hands: views.map((view) => ('hand' in view ? view.hand : [])) }
}
