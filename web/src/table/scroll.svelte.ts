/** A list that grows keeps showing its end, unless somebody has scrolled up to read. */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const near = 48

function scroller(element: Element): Element | null {
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY) && parent !== document.body) return parent
  }
  return null
}

export const stickToEnd =
  (length: () => number): Attachment =>
  (element) => {
    let stuck = true
    const box = untrack(() => scroller(element))
    const look = (): void => {
      if (box) stuck = box.scrollHeight - box.scrollTop - box.clientHeight < near
    }
    box?.addEventListener('scroll', look, { passive: true })
    $effect(() => {
      void length()
      if (stuck && box) box.scrollTop = box.scrollHeight
    })
    return () => box?.removeEventListener('scroll', look)
  }
