/** Who sits in front of this browser: the server knows them by a cookie, and by a name once they have chosen one. */
import * as api from './api'
import type { Me, Visitor } from './contract'
import { language } from './i18n.svelte'

export const me: { name: string | null } = $state({ name: null })

let asked: Promise<void> | undefined

async function ask(): Promise<void> {
  const visitor = await api.get<Visitor>('/me')
  me.name = visitor.me?.name ?? null
  if (visitor.me && visitor.me.language !== language()) await putLanguage()
}

async function putLanguage(): Promise<void> {
  await api.post<Me>('/me', { language: language() }).catch(() => undefined)
}

/** Ask the server who this is, until it knows: a visitor becomes a person with the first thing they do. */
export function whoAmI(): Promise<void> {
  if (me.name !== null) return Promise.resolve()
  asked ??= ask()
    .catch(() => undefined)
    .finally(() => (asked = undefined))
  return asked
}

/** Choose a name. */
export async function call(name: string): Promise<void> {
  me.name = (await api.post<Me>('/me', { name, language: language() })).name
}

/** The server speaks the language of the page to people it knows, also where the page has not asked yet who they are. */
export function tellLanguage(): Promise<void> {
  return me.name === null ? whoAmI() : putLanguage()
}

/** Somebody else arrived in this browser, with a personal link; from now on in the language of this page. */
export async function claim(token: string): Promise<void> {
  const known = await api.post<Me>('/me/claim', { token })
  me.name = known.name
  if (known.language !== language()) await putLanguage()
}

let typed: string | null = null
let saving: Promise<unknown> = Promise.resolve()

/** What stands in a field for the name, saved or not. */
export function typing(name: string): void {
  typed = name.trim() || null
}

/** Something that has to be done before the name counts everywhere. */
export function settling(work: Promise<unknown>): void {
  saving = work.catch(() => undefined)
}

/** A name typed is a name used: call before anything that others see one's name with. */
export async function useName(): Promise<void> {
  await saving
  const name = typed
  typed = null
  if (name !== null && name !== me.name) await call(name)
}
