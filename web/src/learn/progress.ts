/** How far somebody got in each lesson, kept in this browser. */
import type { LessonChoice } from '$/lib/contract'

export interface Progress {
  at: number
  chosen: LessonChoice[]
  done: boolean
}

const key = 'ludoteca.lessons'

export function all(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, Progress>) : {}
  } catch {
    return {}
  }
}

export function keep(lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...all(), [lesson]: progress }))
  } catch {
    // Without storage a lesson is taken up at its beginning.
  }
}
