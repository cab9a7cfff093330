/** What is said to everybody: short notes at the edge of the page, and words for screen readers. */

/** What stands there until it is answered is a question in the language of the page, whichever that becomes. */
export type Words = string | (() => string)
export const inWords = (words: Words): string => (typeof words === 'string' ? words : words())

export interface Note {
  id: number
  text: Words
  tone: 'plain' | 'good' | 'bad'
  /** One thing to do about it. */
  action?: { label: Words; act: () => void }
}

export const notes: Note[] = $state([])
/** What is being said to screen readers, oldest first; each sentence is heard once. */
export const spoken: Record<'polite' | 'assertive', { id: number; text: string }[]> = $state({ polite: [], assertive: [] })

let last = 0

/** Show a short note. It stays for a while, longer for longer texts, and can be put away by the number that comes back.
 * What is told again while it still stands there is not told twice. */
export function toast(text: Words, tone: Note['tone'] = 'plain', action?: Note['action']): number {
  const id = ++last
  const again = notes.findIndex((note) => inWords(note.text) === inWords(text) && note.tone === tone)
  if (again >= 0) notes.splice(again, 1)
  notes.push({ id, text, tone, action })
  if (notes.length > 3) notes.shift()
  setTimeout(() => dismiss(id), 4000 + inWords(text).length * 60 + (action ? 8000 : 0))
  return id
}

export function dismiss(id: number): void {
  const at = notes.findIndex((note) => note.id === id)
  if (at >= 0) notes.splice(at, 1)
}

const heard = 10_000

/** Say something to screen readers only: after whatever is being said, or in the middle of it. */
export function say(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  const id = ++last
  spoken[how].push({ id, text })
  setTimeout(() => {
    spoken[how] = spoken[how].filter((said) => said.id !== id)
  }, heard)
}
