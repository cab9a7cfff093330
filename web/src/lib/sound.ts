/** Soft cues, made by the browser itself: one for each kind of event, silent unless switched on. */
import { settings } from './settings.svelte'
import { speaksUp } from './tabs'

/** Frequencies in hertz, each starting a little after the one before; `wood` knocks, `bell` rings. */
interface Cue {
  voice: 'wood' | 'bell'
  notes: number[]
  gap: number
  length: number
}

export const cues = {
  turn: { voice: 'bell', notes: [523, 659], gap: 0.13, length: 0.7 },
  lay: { voice: 'wood', notes: [196], gap: 0, length: 0.12 },
  roll: { voice: 'wood', notes: [262, 233, 294, 220], gap: 0.09, length: 0.08 },
  turnWheel: { voice: 'wood', notes: [440], gap: 0, length: 0.04 },
  right: { voice: 'bell', notes: [587, 784], gap: 0.1, length: 0.6 },
  wrong: { voice: 'wood', notes: [165, 147], gap: 0.12, length: 0.16 },
  swap: { voice: 'wood', notes: [220, 247], gap: 0.1, length: 0.1 },
  trick: { voice: 'bell', notes: [659, 523, 784], gap: 0.09, length: 0.5 },
  rescue: { voice: 'wood', notes: [330, 247, 165], gap: 0.07, length: 0.14 },
  draw: { voice: 'wood', notes: [294], gap: 0, length: 0.06 },
  talk: { voice: 'bell', notes: [880], gap: 0, length: 0.25 },
  command: { voice: 'bell', notes: [392, 370], gap: 0.14, length: 0.5 },
  won: { voice: 'bell', notes: [523, 659, 784, 1047], gap: 0.14, length: 0.9 },
  lost: { voice: 'bell', notes: [392, 330, 262], gap: 0.2, length: 0.9 },
} as const satisfies Record<string, Cue>
export type Sound = keyof typeof cues

let context: AudioContext | undefined

function note(audio: AudioContext, cue: Cue, hertz: number, at: number): void {
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  const soften = audio.createBiquadFilter()
  tone.type = cue.voice === 'bell' ? 'sine' : 'triangle'
  tone.frequency.setValueAtTime(hertz, at)
  if (cue.voice === 'wood') tone.frequency.exponentialRampToValueAtTime(hertz * 0.6, at + cue.length)
  soften.type = 'lowpass'
  soften.frequency.value = cue.voice === 'bell' ? 2400 : 900
  loudness.gain.setValueAtTime(0.0001, at)
  loudness.gain.exponentialRampToValueAtTime(cue.voice === 'bell' ? 0.08 : 0.16, at + 0.008)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + cue.length)
  tone.connect(soften).connect(loudness).connect(audio.destination)
  tone.start(at)
  tone.stop(at + cue.length + 0.02)
}

/** Sound a cue, if the person has switched sound on, no other tab does it, and the browser can. */
export function play(name: Sound): void {
  if (!settings.sound || !speaksUp() || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  // A browser keeps audio asleep until the first click; resume is refused before that, and silence is fine.
  void context.resume().catch(() => undefined)
  const cue: Cue = cues[name]
  cue.notes.forEach((hertz, i) => context && note(context, cue, hertz, context.currentTime + 0.01 + i * cue.gap))
}
