/** Private marks on the sheet: shown at once, saved soon, kept in this browser until the server has them. */
import * as api from '$/lib/api'
import type { Notes } from '$/lib/contract'

type Marks = Record<string, string>
type Changes = Record<string, string | null>

const soon = 600

function load(key: string): Changes {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Changes
  } catch {
    return {}
  }
}

function keep(key: string, changes: Changes): void {
  try {
    if (Object.keys(changes).length) localStorage.setItem(key, JSON.stringify(changes))
    else localStorage.removeItem(key)
  } catch {
    // Without storage the marks are safe as soon as the server has them.
  }
}

function apply(marks: Marks, changes: Changes): Marks {
  const entries = Object.entries({ ...marks, ...changes })
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}

export class NotesKeeper {
  #saved: Marks = $state.raw({})
  #changes: Changes = $state.raw({})
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  readonly #path: string
  readonly #key: string

  constructor(table: string, match: string) {
    this.#path = `/tables/${encodeURIComponent(table)}/notes`
    this.#key = `ludoteca.notes.${match}`
    this.#changes = load(this.#key)
    void this.#read()
  }

  get marks(): Marks {
    return apply(this.#saved, this.#changes)
  }

  set(key: string, value: string | null): void {
    this.#change({ ...this.#changes, [key]: value })
    this.#later(soon)
  }

  /** Another tab of this seat has written. */
  heard(notes: Notes): void {
    this.#saved = notes.marks
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    if (Object.keys(this.#changes).length) void this.#write()
  }

  #change(changes: Changes): void {
    this.#changes = changes
    keep(this.#key, changes)
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#write(), ms)
  }

  async #read(): Promise<void> {
    try {
      this.#saved = (await api.patiently(() => api.get<Notes>(this.#path))).marks
    } catch {
      // Read again with the next change of another tab; own marks are shown all the same.
    }
    if (Object.keys(this.#changes).length) this.#later(0)
  }

  async #write(): Promise<void> {
    const sent = this.#changes
    try {
      this.#saved = (await api.put<Notes>(this.#path, { marks: apply(this.#saved, sent) })).marks
    } catch {
      if (!this.#closed) this.#later(5000)
      return
    }
    // What was written meanwhile goes with the next letter.
    const rest = Object.entries(this.#changes).filter(([key, value]) => sent[key] !== value)
    this.#change(Object.fromEntries(rest))
    if (rest.length && !this.#closed) this.#later(soon)
  }
}
