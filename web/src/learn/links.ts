/** Which lesson shows a rule, and at which step. */
import { get } from '$/lib/api'
import type { LessonInfo } from '$/lib/contract'

let asked: Promise<LessonInfo[]> | undefined

/** By rule id, for the lessons of one game: the address of the step that shows it. Nothing where they cannot be had. */
export async function lessonLinks(game: string): Promise<ReadonlyMap<string, string>> {
  asked ??= get<LessonInfo[]>('/lessons').catch(() => {
    asked = undefined
    return []
  })
  const links = new Map<string, string>()
  for (const lesson of await asked) {
    if (lesson.game !== game) continue
    for (const [rule, step] of Object.entries(lesson.rules)) if (!links.has(rule)) links.set(rule, `/learn/${lesson.id}?step=${step}`)
  }
  return links
}
