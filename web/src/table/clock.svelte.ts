/** The time of day, for what counts seconds on the page. */
import type { ClockNow } from '$/lib/contract'
import { number } from '$/lib/i18n.svelte'

/** Seconds since 1970, read again every second while somebody looks. */
export function seconds(): { readonly now: number } {
  let now = $state(Date.now() / 1000)
  $effect(() => {
    const timer = setInterval(() => (now = Date.now() / 1000), 1000)
    return () => clearInterval(timer)
  })
  return {
    get now() {
      return now
    },
  }
}

/** Time left, as clocks show it: 4:05, or 2:00:00. */
export function clockFace(left: number): string {
  const whole = Math.max(0, Math.ceil(left))
  const two = (value: number): string => number(value, { minimumIntegerDigits: 2 })
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours ? `${number(hours)}:${two(minutes)}:${two(rest)}` : `${number(minutes)}:${two(rest)}`
}

/** Seconds that a seat has left; `now` by the server's clock. A clock that has just begun shows no more than it was given. */
export function timeLeft(clock: ClockNow, seat: number, now: number): number {
  const [left, until] = [clock.left[seat] ?? 0, clock.until[seat] ?? null]
  return until === null ? left : Math.min(left, until - now)
}
