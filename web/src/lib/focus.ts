/** Whoever plays by keys or by ear is never thrown back to the top of the page. */
import type { Attachment } from 'svelte/attachments'

const reachable = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'
/** A button that is disabled while something is under way gets the focus back; for one that stays so another is found. */
const patience = 1500

/** Where the focus is, and where it would go: from near to far, with the place in each. */
interface Place {
  element: HTMLElement
  around: { parent: HTMLElement; at: number }[]
}

function placeOf(element: HTMLElement, root: HTMLElement): Place {
  const around: Place['around'] = []
  for (let inner = element; inner !== root && inner.parentElement; inner = inner.parentElement) {
    around.push({ parent: inner.parentElement, at: [...inner.parentElement.children].indexOf(inner) })
  }
  return { element, around }
}

function next({ around }: Place, root: HTMLElement): HTMLElement {
  for (const { parent, at } of around) {
    if (!parent.isConnected || !root.contains(parent)) continue
    // What works while others move is no place to wait at: the next key would say something to the team.
    const inside = [...parent.querySelectorAll<HTMLElement>(reachable)].filter((found) => found.getClientRects().length > 0 && !found.closest('[data-anytime]'))
    const after = inside.filter((found) => [...parent.children].findIndex((child) => child.contains(found)) >= at)
    // What took its place or follows, else what came before.
    const found = after[0] ?? inside.at(-1)
    if (found) return found
  }
  return root
}

/**
 * Attach it to an element with `tabindex="-1"`: when something inside loses the focus because it goes away or can no
 * longer be used, its neighbour gets it, or at last the element itself.
 */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: Place | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const lost = (): boolean => document.activeElement === null || document.activeElement === document.body
  const move = (place: Place): void => next(place, root).focus({ preventScroll: true })
  let waits = false
  const look = (): void => {
    const place = last
    if (!place) return
    const { element } = place
    clearTimeout(timer)
    if (!element.isConnected) {
      if (lost()) move(place)
    } else if (element.matches(':disabled')) {
      waits = true
      timer = setTimeout(() => lost() && move(place), patience)
    } else if (waits) {
      waits = false
      if (lost()) element.focus({ preventScroll: true })
    }
  }
  const come = (event: FocusEvent): void => {
    last = placeOf(event.target as HTMLElement, root)
    waits = false
  }
  root.addEventListener('focusin', come)
  const watcher = new MutationObserver(look)
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    watcher.disconnect()
    clearTimeout(timer)
    root.removeEventListener('focusin', come)
  }
}

/** What has more to say than fits can be scrolled by keys, too; what fits is no stop on the way. */
export const scrolledByKeys: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const said = new MutationObserver(look)
  said.observe(element, { childList: true, characterData: true, subtree: true })
  const sized = new ResizeObserver(look)
  sized.observe(element)
  return () => {
    said.disconnect()
    sized.disconnect()
  }
}
