/** The other end of the line, as a test wants it. */
import { vi } from 'vitest'
import type { ServerMessage } from '$/lib/contract'

export class Wire {
  static all: Wire[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: string[] = []
  constructor(readonly url: string) {
    Wire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.onclose?.({ code: 1000 })
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** Every socket that is opened from now on is a wire. */
export function lay(): void {
  Wire.all = []
  vi.stubGlobal('WebSocket', Wire)
}

/** The one that was opened last. */
export function last(): Wire {
  const wire = Wire.all.at(-1)
  if (!wire) throw new Error('no line yet')
  return wire
}
