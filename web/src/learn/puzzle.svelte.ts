/**
 * A puzzle being solved. The server has sent everything that can be done and what to say to it, so that nobody has to be
 * asked: it works without a connection too.
 */
import { say } from '$/lib/announce.svelte'
import type { AnyMove, AnyView, Entry, PuzzleDone, PuzzleScript, PuzzleState, ErrorReply } from '$/lib/contract'
import { t } from '$/lib/i18n.svelte'
import { play as sound } from '$/lib/sound'
import { Playback } from '$/table/playback.svelte'
import { type Audience, type Beat, type Happening, oneBeat } from '$/table/stage'
import type { GameRoom } from '$/table/table'

const key = (did: unknown): string => (typeof did === 'object' && did ? JSON.stringify(Object.entries(did).sort(([a], [b]) => a.localeCompare(b))) : String(did))
const solves = -1

export class Puzzle {
  readonly script: PuzzleScript
  readonly playback: Playback
  at = $state(0)
  misses = $state(0)
  /** How many hints were given. */
  hints = $state(0)
  solved = $state(false)
  /** The answer was shown. */
  shown = $state(false)
  /** What was said to the last wrong try. */
  wrong: string | null = $state(null)
  notes: Record<string, string> = $state.raw({})
  readonly over = $derived.by(() => this.solved || this.shown)
  readonly hint = $derived.by(() => (this.hints ? (this.script.hints[this.hints - 1] ?? null) : null))
  /** What the rings are around. */
  readonly point = $derived.by((): readonly string[] => (this.over ? (this.script.hints[1]?.point ?? []) : (this.hint?.point ?? this.script.point)))
  readonly #room: GameRoom
  readonly #name: (seat: number) => string

  constructor(script: PuzzleScript, room: GameRoom, name: (seat: number) => string) {
    this.script = script
    this.#room = room
    this.#name = name
    this.playback = new Playback({ beats: (happening) => this.#beats(happening), began: (beat, told, hurried) => this.#began(beat, told, hurried) })
    this.#lie()
  }

  #lie(): void {
    const past = this.script.past
    this.playback.jump({ view: this.#state.view, n: past.length, past, clock: null })
  }

  close(): void {
    this.playback.close()
  }

  get #state(): PuzzleState {
    const state = this.script.states[this.at]
    if (!state) throw new Error('a puzzle without a table')
    return state
  }

  get view(): AnyView | null {
    return this.playback.view
  }

  /** From the beginning. What was tried and told still counts. */
  again(): void {
    this.at = 0
    this.wrong = null
    this.solved = this.shown = false
    this.#lie()
  }

  /** What it comes to, for the server. */
  get done(): PuzzleDone {
    return { puzzle: this.script.info.id, solved: this.solved, hints: this.hints, misses: this.misses }
  }

  /** A move on the board. The answer is null, or why it is not what was asked for. */
  readonly play = (...moves: AnyMove[]): Promise<ErrorReply | null> => {
    for (const move of moves) {
      const sentence = this.#try(move)
      if (sentence !== null) return Promise.resolve({ code: 'bad-move', sentence, rule: null })
    }
    return Promise.resolve(null)
  }

  /** A number, or several, written down. */
  answer(numbers: readonly number[]): void {
    if (!numbers.length) return
    this.#try(this.script.numbers === 1 ? numbers[0] : { do: 'guess', symbol: this.script.ask, numbers: [...numbers].sort((a, b) => a - b) })
  }

  #try(did: unknown): string | null {
    if (this.over || this.playback.waiting) return null
    const step = this.#state.steps.find(({ move }) => key(move) === key(did))
    if (!step) return t('puzzles-not-here')
    if (step.to === null) {
      this.misses += 1
      this.wrong = step.sentence
      sound('wrong')
      return step.sentence
    }
    this.wrong = null
    const solved = step.to === solves
    const view = solved ? this.script.end : (this.script.states[step.to]?.view ?? null)
    if (view && typeof did === 'object' && (did as AnyMove).do !== 'end') this.#happen([did as AnyMove], view)
    if (solved) {
      this.solved = true
      say(t('puzzles-right'))
    } else this.at = step.to
    return null
  }

  #happen(moves: readonly AnyMove[], view: AnyView): void {
    const n = this.playback.received
    const events: Entry[] = moves.map((move, i) => ({ n: n + i, seat: this.script.seat, move, at: 0 }))
    this.playback.add({ view, n: n + moves.length, events, clock: null })
  }

  /** The next hint. The last one is the answer itself, on the board where it is played there. */
  more(): void {
    if (this.over) return
    if (this.hints + 1 >= this.script.hints.length) return this.#show()
    this.hints += 1
    if (this.hint) say(this.hint.text)
  }

  #show(): void {
    this.hints = this.script.hints.length
    this.wrong = null
    this.shown = true
    this.at = 0
    this.#lie()
    if (this.script.end) this.#happen(this.script.answer, this.script.end)
  }

  readonly note = (name: string, value: string | null): void => {
    const others = Object.entries(this.notes).filter(([other]) => other !== name)
    this.notes = Object.fromEntries(value === null ? others : [...others, [name, value]])
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
