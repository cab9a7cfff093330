/** The script of a lesson. It may be asked for before the page that shows it is there. */
import { get } from '$/lib/api'
import type { LessonScript } from '$/lib/contract'
import { language, spoken } from '$/lib/i18n.svelte'

let early: { key: string; script: Promise<LessonScript> } | undefined

const key = (lesson: string): string => `${language()} ${lesson}`
const ask = (lesson: string): Promise<LessonScript> => get<LessonScript>(`/lessons/${encodeURIComponent(lesson)}`)

/** Have a script on its way. Whether it comes is found out by whoever wants it. */
export function askForScript(lesson: string): void {
  if (!spoken() || early?.key === key(lesson)) return
  early = { key: key(lesson), script: ask(lesson) }
  early.script.catch(() => undefined)
}

/** The script, in the language of the page: what was asked for early is given once. */
export function scriptOf(lesson: string): Promise<LessonScript> {
  const found = early?.key === key(lesson) ? early.script : ask(lesson)
  early = undefined
  return found
}
