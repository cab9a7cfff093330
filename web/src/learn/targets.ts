/** Where on the page the things are that a lesson points at. Their names are known to learn/lessons/targets.py. */
import { box } from '$/lib/box'

const piles: readonly string[] = box['the-game'].piles

/** Selectors, the first that finds something counts. */
function selectors(name: string): string[] {
  const [kind, which = ''] = name.split(':')
  switch (kind) {
    case 'spot':
      return ['.act', '[data-zone="spot"]']
    case 'sheet':
      return ['[data-sheet] table']
    case 'row':
      return [`[data-sheet] [data-row="${which}"]`]
    case 'final':
      return [`.finals [data-final="${which}"]`]
    case 'stone':
      return [`[data-zone="own"] [data-flip="own-${which}"]`]
    case 'log':
      return [`[data-zone="others"] [data-seat="${which}"]`]
    case 'curse':
      return ['[data-zone="track"] .curse']
    case 'pile':
      return [`[data-pile="${piles.indexOf(which)}"]`]
    case 'card':
      return [`[data-zone="hand"] [data-card="${which}"]`]
    case 'deck':
      return ['[data-deck]']
    case 'end':
      return ['[data-do="end"]']
    default:
      return [`[data-zone="${kind}"]`]
  }
}

/** The thing itself, if it can be seen. */
export function find(name: string): HTMLElement | null {
  for (const selector of selectors(name)) {
    const found = document.querySelector<HTMLElement>(`.lesson ${selector}`)
    if (found && (found.checkVisibility?.({ visibilityProperty: true }) ?? true)) return found
  }
  return null
}

/** Whether a lesson's step needs the sheet to be in sight. */
export const onSheet = (name: string): boolean => name === 'sheet' || name.startsWith('row:')
