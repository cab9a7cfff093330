/** Things move from where they were to where they are: measure, change, then play the difference. */
import { tick } from 'svelte'
import { still } from './settings.svelte'

const usual = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

/** Play an animation to its end, or jump there when skipped. */
export async function finish(animation: Animation, signal?: AbortSignal): Promise<void> {
  const end = (): void => animation.finish()
  if (signal?.aborted) end()
  else signal?.addEventListener('abort', end, { once: true })
  await animation.finished.catch(() => undefined)
  signal?.removeEventListener('abort', end)
}

/** Move an element from an old place to where it stands now. */
export async function fly(
  element: Element,
  from: DOMRect,
  options: { duration?: number; signal?: AbortSignal; lift?: boolean } = {},
): Promise<void> {
  const to = element.getBoundingClientRect()
  if (still() || options.signal?.aborted || !to.width || !element.animate) return
  const [x, y] = [from.left - to.left, from.top - to.top]
  const scale = from.width / to.width || 1
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) return
  const frames: Keyframe[] = [
    { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 10 },
    { transformOrigin: '0 0', transform: 'none', zIndex: 10 },
  ]
  if (options.lift) {
    const up = { transform: `translate(${x / 2}px, ${y / 2 - 12}px) scale(${(scale + 1) / 2 + 0.04})` }
    frames.splice(1, 0, { transformOrigin: '0 0', zIndex: 10, ...up })
  }
  // Whatever it flies over lies below it: see the places of a board.
  element.setAttribute('data-flying', '')
  await finish(element.animate(frames, { ...usual, duration: options.duration ?? usual.duration }), options.signal)
  element.removeAttribute('data-flying')
}

/**
 * Change the page and let every element marked `data-flip="key"` inside `root` travel to its new place,
 * also from one parent to another.
 */
export async function flip(root: Element, change: () => void, signal?: AbortSignal): Promise<void> {
  const marked = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-flip]')]
  const before = new Map(marked().map((element) => [element.dataset.flip, element.getBoundingClientRect()]))
  change()
  await tick()
  await Promise.all(
    marked().map((element) => {
      const from = before.get(element.dataset.flip)
      return from ? fly(element, from, { signal }) : undefined
    }),
  )
}
