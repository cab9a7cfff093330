/** Who sits in front of this browser: the server knows them by a cookie, and by a name once they have chosen one. */
import * as api from './api'
import type { Me, Visitor } from './contract'
import { language } from './i18n.svelte'

export const me: { name: string | null } = $state({ name: null })

let asked: Promise<void> | undefined

async function ask(): Promise<void> {
  const visitor = await api.get<Visitor>('/me')
  me.name = visitor.me?.name ?? null
  if (visitor.me && visitor.me.language !== language()) await tellLanguage()
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

/** The server speaks the language of the page to people it knows. */
export async function tellLanguage(): Promise<void> {
  if (me.name !== null) await api.post<Me>('/me', { language: language() }).catch(() => undefined)
}

/** Somebody else arrived in this browser, with a personal link. */
export async function claim(token: string): Promise<void> {
  me.name = (await api.post<Me>('/me/claim', { token })).name
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
