/** What people say to each other at a table. It is no part of the match and waits for nothing. */
import { say } from '$/lib/announce.svelte'
import * as api from '$/lib/api'
import type { Message, ErrorReply } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import { settings } from '$/lib/settings.svelte'
import { play as sound } from '$/lib/sound'
import { shown } from './names'

export const reactions = ['clap', 'laugh', 'wow', 'thanks', 'oops', 'hurry'] as const satisfies NonNullable<Message['reaction']>[]
export type Reaction = (typeof reactions)[number]
/** Milliseconds for which a picture is shown over the table. */
const lasts = 3500

export class Chat {
  said: readonly Message[] = $state.raw([])
  /** Seats that this viewer does not want to hear. */
  quiet: readonly number[] = $state.raw([])
  /** What was said by those whom the viewer hears. */
  readonly talk = $derived.by(() => this.said.filter((message) => this.#hears(message)))
  /** Messages of others that came since the viewer last looked. */
  readonly unread = $derived.by(() => this.talk.filter((message) => !message.reaction && message.k >= this.#read && (message.seat === null || message.seat !== this.#you())).length)
  /** What somebody has just said without words; it goes by itself. */
  latest: Message | null = $state.raw(null)
  #read = $state(0)
  readonly #path: string
  readonly #you: () => number | null
  /** When the viewer came, by the server's watch. */
  readonly #came: () => number

  constructor(path: string, you: () => number | null, came: () => number) {
    this.#path = path
    this.#you = you
    this.#came = came
  }

  #hears(message: Message): boolean {
    if (message.reaction && !settings.reactions && message.seat !== this.#you()) return false
    return message.seat === null || !this.quiet.includes(message.seat)
  }

  /** The number of the next message. */
  get next(): number {
    return (this.said.at(-1)?.k ?? -1) + 1
  }

  /** The viewer has the talk in front of them. */
  look(): void {
    this.#read = this.next
  }

  hear(messages: readonly Message[]): void {
    const { next } = this
    const fresh = messages.filter((message) => message.k >= next)
    if (!fresh.length) return
    const first = !this.said.length
    this.said = [...this.said, ...fresh]
    // What was said before one came is there to be read, but it is no news.
    const news = fresh.filter((message) => message.at >= this.#came() && this.#hears(message))
    if (first) this.#read = fresh.find((message) => message.at >= this.#came())?.k ?? this.next
    const heard = news.filter((message) => message.seat !== this.#you())
    if (heard.some((message) => !message.reaction)) sound('talk')
    for (const { name, text, reaction } of heard) say(t('talk-heard', { name: shown(name), text: reaction ? t(`reaction-${reaction}`) : text }))
    const picture = news.filter((message) => message.reaction).at(-1)
    if (picture) {
      this.latest = picture
      setTimeout(() => this.latest === picture && (this.latest = null), lasts)
    }
  }

  async react(reaction: Reaction): Promise<ErrorReply | null> {
    return this.#send('react', { reaction })
  }

  async speak(text: string): Promise<ErrorReply | null> {
    return this.#send('chat', { text })
  }

  async #send(where: 'chat' | 'react', what: unknown): Promise<ErrorReply | null> {
    try {
      this.hear([await api.post<Message>(`${this.#path}/${where}`, what)])
      return null
    } catch (error) {
      return api.reason(error)
    }
  }
}
