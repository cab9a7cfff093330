/** The server over HTTP. Whatever goes wrong is a `Troubled` with a sentence for the person. */
import type { Trouble } from './contract'
import { language, t } from './i18n.svelte'

export class Troubled extends Error {
  constructor(
    readonly trouble: Trouble,
    /** The status of the answer; 0 where there was none. */
    readonly status: number,
  ) {
    super(trouble.sentence)
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Query = Record<string, string | number | null | undefined>

function address(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `/api${path}${search ? `?${search}` : ''}`
}

/** Trouble that the server had no chance to put into words. */
export const offline = (): Troubled => new Troubled({ code: 'offline', sentence: t('trouble-offline'), rule: null }, 0)

async function trouble(answer: Response): Promise<Troubled> {
  const found: unknown = await answer.json().catch(() => null)
  const said = found as Trouble | null
  if (said && typeof said.sentence === 'string') return new Troubled(said, answer.status)
  return new Troubled({ code: 'server-error', sentence: t('trouble-server'), rule: null }, answer.status)
}

async function ask<Answer>(method: Method, path: string, query: Query = {}, body?: unknown): Promise<Answer> {
  // The first header shows that a page of ours asks; the server knows the language of people itself, not of visitors.
  const headers: Record<string, string> = { 'X-Ludoteca': '1', 'Accept-Language': language() }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(address(path, query), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
  } catch {
    throw offline()
  }
  // A gateway in front answers for a server that is away.
  if (answer.status === 502 || answer.status === 504) throw offline()
  if (!answer.ok) throw await trouble(answer)
  return (answer.status === 204 ? undefined : await answer.json()) as Answer
}

export const get = <Answer>(path: string, query?: Query): Promise<Answer> => ask('GET', path, query)
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => ask('POST', path, {}, body)
export const put = <Answer>(path: string, body: unknown): Promise<Answer> => ask('PUT', path, {}, body)
export const patch = <Answer>(path: string, body: unknown): Promise<Answer> => ask('PATCH', path, {}, body)
export const remove = (path: string): Promise<void> => ask('DELETE', path)

/** What went wrong, in words; errors of our own are thrown on. */
export function reason(error: unknown): Trouble {
  if (error instanceof Troubled) return error.trouble
  throw error
}

const waits = [400, 800, 1600, 3200, 6400]

/** Ask again while the server cannot be reached. Only for what may be sent twice without harm. */
export async function patiently<Answer>(what: () => Promise<Answer>): Promise<Answer> {
  for (const wait of waits) {
    try {
      return await what()
    } catch (error) {
      if (!(error instanceof Troubled) || error.status !== 0) throw error
    }
    await new Promise((done) => setTimeout(done, wait))
  }
  return what()
}
