/**
 * A lesson being gone through. The server has said what happens at every step; here it is shown by the same clock as a
 * match. What the learner does is compared with what the step asks for, and anything else is put to the server, where the
 * engine answers it.
 */
import { say } from '$/lib/announce.svelte'
import { post, reason } from '$/lib/api'
import type { AnyMove, Answered, AnyView, Ask, Entry, LessonChoice, LessonReply, LessonScript, LessonStop, ErrorReply } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import { play as sound } from '$/lib/sound'
import { Playback } from '$/table/playback.svelte'
import { type Audience, type Beat, type Happening, oneBeat } from '$/table/stage'
import type { GameRoom } from '$/table/table'
import { all, keep, type Progress } from './progress'

type Did = AnyMove | string

const key = (did: unknown): string => (typeof did === 'string' || !did ? String(did) : JSON.stringify(Object.entries(did).sort(([a], [b]) => a.localeCompare(b))))

export class Lesson {
  readonly script: LessonScript
  readonly playback: Playback
  readonly length: number
  stops: readonly LessonStop[] = $state.raw([])
  at = $state(0)
  /** How often something else was done at this step. */
  misses = $state(0)
  busy = $state(false)
  /** The question that the step asks for has been put; its answer is being read. */
  answered = $state(false)
  notes: Record<string, string> = $state.raw({})
  /** What has been told: the words of a step wait until the board has shown what led to it. */
  readonly told = $derived.by(() => (this.playback.waiting ? Math.max(0, this.at - 1) : this.at))
  readonly stop = $derived.by(() => this.#stopAt(this.told))
  readonly last = $derived.by(() => this.told === this.length - 1)
  /** Choices made, each with the steps as they were before it. */
  #chosen: { choice: LessonChoice; before: readonly LessonStop[] }[] = []
  /** Where it was left last time. */
  readonly #left: Progress | undefined
  readonly #room: GameRoom
  readonly #name: (seat: number) => string

  constructor(script: LessonScript, room: GameRoom, name: (seat: number) => string) {
    this.script = script
    this.stops = script.stops
    this.length = script.stops.length
    this.#room = room
    this.#name = name
    this.playback = new Playback({ beats: (happening) => this.#beats(happening), began: (beat, told, hurried) => this.#began(beat, told, hurried) })
    this.#left = all()[script.info.id]
    this.go(0)
  }

  close(): void {
    this.playback.close()
  }

  /** To where it was left last time, with what was chosen on the way. */
  async resume(): Promise<void> {
    const left = this.#left
    if (!left || left.done || !(left.at > 0 && left.at < this.length)) return
    try {
      for (const choice of left.chosen) await this.#choose(choice.step, choice.did)
      this.go(left.at)
    } catch (error) {
      // The lesson is another one by now: it begins anew.
      reason(error)
    }
  }

  #stopAt(at: number): LessonStop {
    const stop = this.stops[at]
    if (!stop) throw new Error('no such step')
    return stop
  }

  get asks(): boolean {
    return this.stop.ask !== null && !this.answered
  }

  /** To a step, without the way there. */
  go(to: number): void {
    while ((this.#chosen.at(-1)?.choice.step ?? -1) >= to) this.stops = this.#chosen.pop()?.before ?? this.stops
    const frames = this.stops.slice(0, to + 1).flatMap((stop) => stop.frames)
    const now = frames.at(-1)
    if (!now) throw new Error('a lesson without a table')
    this.#arrive(to)
    this.playback.jump({ view: now.view, n: now.n, past: frames.flatMap((frame) => frame.events), clock: null })
  }

  #arrive(at: number): void {
    this.at = at
    this.misses = 0
    this.answered = false
    keep(this.script.info.id, { at, chosen: this.#chosen.map(({ choice }) => choice), done: at === this.length - 1 })
  }

  /** The next step, with what leads to it acted out. In the middle of something: its end. */
  next(): void {
    if (this.playback.waiting) return this.playback.skip()
    const stop = this.stops[this.at + 1]
    if (!stop) return
    if (stop.jump) return this.go(this.at + 1)
    this.#arrive(this.at + 1)
    for (const { view, n, events } of stop.frames) this.playback.add({ view, n, events, clock: null })
  }

  back(): void {
    this.go(Math.max(0, this.told - 1))
  }

  /** A move on the board. The answer is null, or why it was not what was asked for. */
  readonly play = async (...moves: AnyMove[]): Promise<ErrorReply | null> => {
    const [move] = moves
    if (!move || this.playback.waiting) return null
    const ahead = this.stops[this.at + 1]
    // Whoever does at once what is asked for in a moment has understood.
    if (this.stop.ask === null && ahead && !ahead.frames.length && key(ahead.ask) === key(move)) this.next()
    if (this.stop.ask === null) return { code: 'not-allowed', sentence: t('lesson-read-on'), rule: null }
    if (key(this.stop.ask) === key(move)) {
      this.next()
      return null
    }
    return this.#attempt(move)
  }

  async #attempt(move: AnyMove): Promise<ErrorReply | null> {
    this.busy = true
    try {
      const reply = await this.#try(this.at, move)
      if (reply.right) {
        this.#take(this.at, reply)
        this.next()
        return null
      }
      this.misses += 1
      return reply.error
    } catch (error) {
      return reason(error)
    } finally {
      this.busy = false
    }
  }

  #try(step: number, did: Did): Promise<LessonReply> {
    const chosen = this.#chosen.map(({ choice }) => choice)
    return post<LessonReply>(`/lessons/${this.script.info.id}/attempt`, { step, did, chosen })
  }

  /** What was as good as the script's own: the steps that follow are those of this choice. */
  #take(step: number, reply: LessonReply): void {
    if (!reply.stops.length) return
    this.#chosen = [...this.#chosen, { choice: { step, did: reply.did }, before: this.stops }]
    this.stops = [...this.stops.slice(0, step + 1), ...reply.stops]
  }

  async #choose(step: number, did: string): Promise<void> {
    const reply = await this.#try(step, did)
    if (reply.right) this.#take(step, reply)
  }

  /** A question to the sheet. */
  readonly question = async ({ facts }: Ask): Promise<Answered | null> => {
    try {
      const did = `why ${facts?.symbol} ${facts?.number}`
      const reply = await this.#try(this.at, did)
      if (reply.right) this.answered = true
      return { sentence: reply.error?.sentence ?? '', detail: reply.detail }
    } catch (error) {
      reason(error)
      return null
    }
  }

  readonly note = (name: string, value: string | null): void => {
    const others = Object.entries(this.notes).filter(([other]) => other !== name)
    this.notes = Object.fromEntries(value === null ? others : [...others, [name, value]])
  }

  get view(): AnyView | null {
    return this.playback.view
  }

  #beats(happening: Happening): readonly Beat[] {
    const audience: Audience = { you: this.script.seat, name: this.#name }
    const beats = this.#room.stage?.(happening, audience)
    return beats?.length ? beats : oneBeat(happening, audience, this.#room.sound?.(happening.events, happening.view, happening.before) ?? null)
  }

  #began(beat: Beat, told: readonly Entry[], hurried: boolean): void {
    if (beat.sound && !hurried) sound(beat.sound)
    const view = this.playback.view
    for (const entry of told) {
      const line = view && this.#room.describe(entry, view, this.#name, this.playback.past)
      if (line) say(line)
    }
    if (beat.say) say(beat.say)
  }
}
