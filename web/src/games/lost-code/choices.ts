/** What somebody chose or could choose, in words. */
import type { AnyMove, AnyView } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import { codeView, type CodeView, unbroken } from './signs'

/** One move, as one would choose it. */
export function spell(move: AnyMove, view: CodeView): string {
  const points = 'width' in move ? (view.wheels.find((wheel) => wheel[0] === move.width)?.[1] ?? 0) : 0
  switch (move.do) {
    case 'wheel':
      return t('move-lost-code-wheel', { width: move.width, range: unbroken(move.start, move.start + move.width - 1), points })
    case 'tile':
      return t('move-lost-code-tile', { width: move.width, points })
    case 'place':
      return t('move-lost-code-place', { range: unbroken(move.start ?? 0, (move.start ?? 0) + widthOf(view) - 1) })
    case 'turn':
    case 'replace':
      return t(`move-lost-code-${move.do}`, { die: move.die + 1, symbol: move.symbol })
    case 'exchange':
      return t('move-lost-code-exchange', { symbol: move.symbol })
    case 'guess':
      return t('move-lost-code-guess', { symbol: move.symbol, count: move.numbers?.length ?? 0, numbers: move.numbers?.join(', ') ?? '' })
    case 'lock':
      return t('move-lost-code-lock', { numbers: move.numbers?.join(', ') ?? '' })
    default:
      return t(`move-lost-code-${move.do}`)
  }
}

/** How wide the tile is that the viewer has to place. */
export const widthOf = (view: CodeView): number => view.history.at(-1)?.bids.find((bid) => bid.seat === view.seat)?.width ?? 1

export const choice = (moves: readonly AnyMove[], view: AnyView): string => moves.map((move) => spell(move, codeView(view))).join(' · ')
