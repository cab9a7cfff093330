/**
 * Whoever plays by keys or by ear is led to the question when it comes, and to something harmless in it: what is done for
 * good by one key (keeping the dice is not, an exchange is) gets the focus only when they go there.
 */
import type { CodeView } from './signs'

const first: Partial<Record<CodeView['phase'], string>> = {
  token: '.question',
  lock: '.offer [role=group] button',
  replace: '.dice .die',
  turn: '.dice .die',
  wheel: '[role=radio][tabindex="0"]',
  place: '[role=slider]',
  exchange: '.own',
  guess: '.finals [role=group] button:not(:disabled)',
}

/** Is somebody at work on the board, or nowhere? Then their focus may be moved; not out of a panel, a field or a dialog. */
function here(root: HTMLElement): boolean {
  const now = document.activeElement
  if (document.querySelector('dialog[open]')) return false
  return now === null || root.contains(now) || now.contains(root)
}

/** Go to what is asked now, or to the table as a whole while one waits. */
export function lead(root: HTMLElement, phase: CodeView['phase'] | null): void {
  if (!here(root)) return
  const target = phase && first[phase] ? (root.querySelector<HTMLElement>(first[phase]) ?? root) : root
  target.focus({ preventScroll: true })
  // For somebody with a mouse or a finger nothing moves by itself.
  if (target !== root && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}
