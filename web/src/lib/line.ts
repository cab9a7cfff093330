/**
 * The line to a table: a socket that comes back by itself and asks only for what it has not had, and plain requests
 * where sockets do not get through. Messages arrive once and in order either way, and what one plays is kept until the
 * server has it.
 */
import * as api from './api'
import type { AnyMove, ErrorReply, Hello, OfferAgain, Play, Played, ServerMessage, State, Table } from './contract'

/**
 * `joining` before the first word, `open` while all is well, `slow` while an answer is overdue, `polling` without a
 * socket, `lost` while nothing answers.
 */
export type LineState = 'joining' | 'open' | 'slow' | 'polling' | 'lost'

export interface LineOwner {
  /** What has been seen so far. */
  seen: () => Required<Omit<Hello, 'do' | 'changes'>>
  hear: (message: ServerMessage) => void
  state: (state: LineState) => void
  /** There is nothing here for this person, now and later. */
  gone: (refused: ErrorReply) => void
}

type Asked = Omit<Play, 'ref'> | Omit<OfferAgain, 'ref'>

/**
 * Something on its way. A move says how many entries were seen, so that the server takes it only once, and an offer that
 * is made twice is one: both may be sent again.
 */
interface Kept {
  ref: number
  asked: Asked
  done: (played: { n: number }) => void
  failed: (error: api.ApiError) => void
}

const waits = [200, 500, 1000, 1500, 2000, 3000, 5000, 8000]
/** How long the line may be silent before it is asked whether it still stands, and how long an answer may take. */
const beat = 8000
const overdue = 1500
const silence = 12_000
const pollEvery = 2000
/** So many sockets in a row that never said a word, and requests have to do; more where one has worked before. */
const hopeless = { new: 3, known: 8 }
/** While polling, a socket is tried again after so many polls. */
const hopeAgain = 15
const soon = 500

export class Line {
  #socket: WebSocket | null = null
  #welcomed = false
  #worked = false
  #failures = 0
  #polls = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #heart: ReturnType<typeof setTimeout> | undefined
  #late: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #state: LineState = 'joining'
  #kept: Kept[] = []
  #ref = 0
  #posting = false
  readonly #path: string
  readonly #owner: LineOwner

  constructor(table: string, owner: LineOwner) {
    this.#path = `/tables/${encodeURIComponent(table)}`
    this.#owner = owner
    addEventListener('online', this.#back)
    addEventListener('offline', this.#off)
    document.addEventListener('visibilitychange', this.#back)
    this.#dial()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#back)
    removeEventListener('offline', this.#off)
    document.removeEventListener('visibilitychange', this.#back)
    this.#rest()
    this.#socket?.close()
    this.#socket = null
    for (const kept of this.#kept.splice(0)) kept.failed(api.offline())
  }

  /** Something was missed: begin again with what was seen. */
  restart(): void {
    if (this.#socket) this.#dead(this.#socket)
  }

  /** Play a move: sent now, or as soon as there is a line again. The answer is the number of its entry, or why not. */
  play(move: AnyMove, n: number): Promise<{ n: number }> {
    return this.#ask({ do: 'play', move, n })
  }

  /** Offer another match, accept it, or take the offer back. */
  async again(agree: boolean): Promise<void> {
    await this.#ask({ do: 'again', agree })
  }

  #ask(asked: Asked): Promise<{ n: number }> {
    return new Promise((done, failed) => {
      const kept = { ref: ++this.#ref, asked, done, failed }
      this.#kept.push(kept)
      this.#send(kept)
    })
  }

  #send({ ref, asked }: Kept): void {
    if (this.#welcomed) {
      this.#socket?.send(JSON.stringify({ ...asked, ref }))
      this.#expect()
    } else if (this.#state === 'polling') void this.#post()
  }

  /** By plain requests, one after the other. */
  async #post(): Promise<void> {
    if (this.#posting) return
    this.#posting = true
    for (let kept = this.#kept[0]; kept; kept = this.#kept[0]) {
      try {
        const answer = await this.#request(kept.asked)
        this.#answered(kept.ref)?.done(answer)
      } catch (error) {
        // Without an answer it is sent with the next poll that gets one.
        if (!(error instanceof api.ApiError) || error.status === 0) break
        this.#answered(kept.ref)?.failed(error)
      }
    }
    this.#posting = false
  }

  async #request(asked: Asked): Promise<{ n: number }> {
    if (asked.do === 'play') return api.post<Played>(`${this.#path}/play`, { move: asked.move, n: asked.n })
    const table = await api.post<Table>(`${this.#path}/rematch`, { agree: asked.agree })
    this.#owner.hear({ kind: 'table', table })
    return { n: table.matches.length }
  }

  #answered(ref: number | null): Kept | undefined {
    const found = this.#kept.find((kept) => kept.ref === ref)
    this.#kept = this.#kept.filter((kept) => kept !== found)
    return found
  }

  #is(state: LineState): void {
    if (state === this.#state) return
    this.#state = state
    this.#owner.state(state)
  }

  /** Something has to come back soon; if not, people are told before the line is given up. */
  #expect(): void {
    clearTimeout(this.#late)
    this.#late = setTimeout(() => this.#state === 'open' && this.#is('slow'), overdue)
  }

  /** The device is back: do not wait for the next try. */
  readonly #back = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden') return
    this.#rest()
    this.#dial()
  }

  /** The device says that it has no network: a socket would notice much later. */
  readonly #off = (): void => {
    if (this.#socket) this.#dead(this.#socket)
    else this.#is('lost')
  }

  #rest(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#heart)
    clearTimeout(this.#late)
  }

  #dial(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/ws${this.#path}`)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', ...this.#owner.seen(), changes: true }))
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
    clearTimeout(this.#late)
    const socket = this.#socket
    this.#heart = setTimeout(() => {
      socket?.send(JSON.stringify({ do: 'ping' }))
      this.#expect()
      this.#heart = setTimeout(() => socket && this.#dead(socket), silence)
    }, beat)
    if (message.kind === 'welcome') this.#stands()
    else if (this.#state === 'slow') this.#is('open')
    if (message.kind === 'error' && message.ref === null && message.error.code === 'not-found') {
      this.close()
      this.#owner.gone(message.error)
    } else if (message.kind === 'done') this.#answered(message.ref)?.done(message)
    else if (message.kind === 'error') this.#answered(message.ref)?.failed(new api.ApiError(message.error, 409))
    else if (message.kind !== 'pong') this.#owner.hear(message)
  }

  /** The server has answered: what could not be sent, or may have been lost on the way, is sent now. */
  #stands(): void {
    this.#failures = 0
    this.#worked = this.#welcomed = true
    this.#is('open')
    for (const kept of this.#kept) this.#send(kept)
  }

  #broken(code: number): void {
    this.#rest()
    this.#socket = null
    this.#welcomed = false
    if (this.#closed) return
    this.#failures += 1
    // 4404: shown the door. Asking once more tells why.
    if (code === 4404 || this.#failures >= (this.#worked ? hopeless.known : hopeless.new)) void this.#poll()
    else {
      this.#is('lost')
      this.#timer = setTimeout(() => this.#dial(), waits[Math.min(this.#failures - 1, waits.length - 1)])
    }
  }

  /** One plain request for everything new, and another one later. */
  async #poll(): Promise<void> {
    let wait = pollEvery
    try {
      const state = await api.get<State>(this.#path, this.#owner.seen())
      // The device came back meanwhile: the socket tells all of it, and newer.
      if (this.#closed || this.#socket) return
      this.#polls += 1
      this.#is('polling')
      for (const message of apart(state)) this.#owner.hear(message)
      void this.#post()
    } catch (error) {
      if (this.#closed || this.#socket) return
      if (error instanceof api.ApiError && error.status === 404) {
        this.close()
        this.#owner.gone(error.reply)
        return
      }
      this.#is('lost')
      wait = waits[Math.min(this.#failures++, waits.length - 1)] ?? pollEvery
    }
    // Where sockets have worked, an answer means that the server is back, and they will work again.
    const dial = this.#polls > (this.#worked ? 0 : hopeAgain)
    if (dial) this.#polls = 0
    this.#timer = setTimeout(() => (dial ? this.#dial() : void this.#poll()), dial ? soon : wait)
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
