/** What is said to everybody: short notes at the edge of the page, and words for screen readers. */

export interface Note {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

export const notes: Note[] = $state([])
export const spoken = $state({ polite: '', assertive: '' })

let last = 0

/** Show a short note. It stays for a while, longer for longer texts, and can be put away. */
export function toast(text: string, tone: Note['tone'] = 'plain'): void {
  const id = ++last
  notes.push({ id, text, tone })
  if (notes.length > 3) notes.shift()
  setTimeout(() => dismiss(id), 4000 + text.length * 60)
}

export function dismiss(id: number): void {
  const at = notes.findIndex((note) => note.id === id)
  if (at >= 0) notes.splice(at, 1)
}

/** Say something to screen readers only. The same words said twice are heard twice. */
export function say(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  // A no-break space makes a repeated text a new one.
  spoken[how] = spoken[how] === text ? `${text}\u00a0` : text
}
