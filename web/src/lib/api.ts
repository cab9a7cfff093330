/** The server over HTTP. Whatever goes wrong is an `ApiError` with a sentence for the person. */
import type { ErrorReply } from './contract'
import { language, t } from './i18n.svelte'

export class ApiError extends Error {
  constructor(
    readonly reply: ErrorReply,
    /** The status of the answer; 0 where there was none. */
    readonly status: number,
  ) {
    super(reply.sentence)
  }
}

/** What shows that somebody may do more than others: an operator's pass, on their page. */
export const passes: Record<string, string> = {}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Query = Record<string, string | number | null | undefined>

function address(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `/api${path}${search ? `?${search}` : ''}`
}

/** An error that the server had no chance to put into words. */
export const offline = (): ApiError => new ApiError({ code: 'busy', sentence: t('error-offline'), rule: null }, 0)

async function errorOf(answer: Response): Promise<ApiError> {
  const found: unknown = await answer.json().catch(() => null)
  const said = found as ErrorReply | null
  if (said && typeof said.sentence === 'string') return new ApiError(said, answer.status)
  return new ApiError({ code: 'server-error', sentence: t('error-server'), rule: null }, answer.status)
}

async function ask<Answer>(method: Method, path: string, query: Query = {}, body?: unknown): Promise<Answer> {
  // The first header shows that a page of ours asks; the server knows the language of people itself, not of visitors.
  const headers: Record<string, string> = { 'X-Ludoteca': '1', 'Accept-Language': language(), ...passes }
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
  if (!answer.ok) throw await errorOf(answer)
  if (answer.status === 204) return undefined as Answer
  // An answer that stops half-way is none: the line went, or it took too long.
  return (await answer.json().catch(() => {
    throw offline()
  })) as Answer
}

export const get = <Answer>(path: string, query?: Query): Promise<Answer> => ask('GET', path, query)
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => ask('POST', path, {}, body)
export const put = <Answer>(path: string, body: unknown): Promise<Answer> => ask('PUT', path, {}, body)
export const patch = <Answer>(path: string, body: unknown): Promise<Answer> => ask('PATCH', path, {}, body)
export const remove = (path: string): Promise<void> => ask('DELETE', path)

/** What went wrong, in words; errors of our own are thrown on. */
export function reason(error: unknown): ErrorReply {
  if (error instanceof ApiError) return error.reply
  throw error
}

const waits = [400, 800, 1600, 3200, 6400]

/** Ask again while the server cannot be reached. Only for what may be sent twice without harm. */
export async function patiently<Answer>(what: () => Promise<Answer>): Promise<Answer> {
  for (const wait of waits) {
    try {
      return await what()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error
    }
    await new Promise((done) => setTimeout(done, wait))
  }
  return what()
}
