/**
 * The line to a table: a socket that comes back by itself and asks only for what it has not had, and plain requests
 * where sockets do not get through. Messages arrive once and in order either way.
 */
import { get, Troubled } from './api'
import type { Hello, ServerMessage, State, Trouble } from './contract'

/** `joining` before the first word, `open` while all is well, `polling` without a socket, `lost` while nothing answers. */
export type LineState = 'joining' | 'open' | 'polling' | 'lost'

export interface LineOwner {
  /** What has been seen so far. */
  seen: () => Required<Omit<Hello, 'do'>>
  hear: (message: ServerMessage) => void
  state: (state: LineState) => void
  /** There is nothing here for this person, now and later. */
  gone: (trouble: Trouble) => void
}

const waits = [300, 700, 1500, 3000, 5000, 8000]
const beat = 20_000
const silence = 12_000
const pollEvery = 2000
/** So many sockets in a row that never said a word, and requests have to do. */
const hopeless = 3
/** While polling, a socket is tried again after so many polls. */
const hopeAgain = 15

export class Line {
  #socket: WebSocket | null = null
  #failures = 0
  #polls = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #heart: ReturnType<typeof setTimeout> | undefined
  #closed = false
  readonly #path: string
  readonly #owner: LineOwner

  constructor(table: string, owner: LineOwner) {
    this.#path = `/tables/${encodeURIComponent(table)}`
    this.#owner = owner
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#dial()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    this.#rest()
    this.#socket?.close()
    this.#socket = null
  }

  /** The device is back: do not wait for the next try. */
  readonly #now = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden') return
    this.#rest()
    this.#dial()
  }

  #rest(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#heart)
  }

  #dial(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/ws${this.#path}`)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', ...this.#owner.seen() }))
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#broken(event.code)
    }
    this.#heart = setTimeout(() => this.#dead(socket), silence)
  }

  /** A line that says nothing any more is closed from this side. */
  #dead(socket: WebSocket): void {
    if (socket !== this.#socket) return
    socket.onclose = null
    socket.close()
    this.#broken(0)
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#heart)
    const socket = this.#socket
    this.#heart = setTimeout(() => {
      socket?.send(JSON.stringify({ do: 'ping' }))
      this.#heart = setTimeout(() => socket && this.#dead(socket), silence)
    }, beat)
    if (message.kind === 'welcome') {
      this.#failures = 0
      this.#owner.state('open')
    }
    if (message.kind === 'trouble' && message.ref === null && message.trouble.code === 'not-found') {
      this.close()
      this.#owner.gone(message.trouble)
    } else if (message.kind !== 'pong') this.#owner.hear(message)
  }

  #broken(code: number): void {
    this.#rest()
    this.#socket = null
    if (this.#closed) return
    this.#failures += 1
    // 4404: shown the door. Asking once more tells why.
    if (code === 4404 || this.#failures >= hopeless) void this.#poll()
    else {
      this.#owner.state('lost')
      this.#timer = setTimeout(() => this.#dial(), waits[Math.min(this.#failures - 1, waits.length - 1)])
    }
  }

  /** One plain request for everything new, and another one later. */
  async #poll(): Promise<void> {
    let wait = pollEvery
    try {
      const state = await get<State>(this.#path, this.#owner.seen())
      if (this.#closed) return
      this.#polls += 1
      this.#owner.state('polling')
      for (const message of apart(state)) this.#owner.hear(message)
    } catch (error) {
      if (this.#closed) return
      if (error instanceof Troubled && error.status === 404) {
        this.close()
        this.#owner.gone(error.trouble)
        return
      }
      this.#owner.state('lost')
      wait = waits[Math.min(this.#failures++, waits.length - 1)] ?? pollEvery
    }
    const dial = this.#polls > hopeAgain
    if (dial) this.#polls = 0
    this.#timer = setTimeout(() => (dial ? this.#dial() : void this.#poll()), wait)
  }
}

/** The answer to a request as the messages that a socket would have brought. */
function apart(state: State): ServerMessage[] {
  const messages: ServerMessage[] = [
    { kind: 'welcome', now: state.now },
    { kind: 'table', table: state.table },
    { kind: 'presence', present: state.present, watchers: state.watchers },
  ]
  if (state.said.length) messages.push({ kind: 'said', messages: state.said })
  if (state.happened) messages.push(state.happened)
  return messages
}
