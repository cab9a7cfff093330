/**
 * A creature for each of the five seats, on 32 × 32: none of them is a symbol of a game, and none is a letter. `shape` is
 * filled; `lines` and `dots` are cut into it in the colour of the seat.
 */
export interface Avatar {
  shape: string
  lines: string
  /** Eyes: [x, y, radius]. */
  dots: readonly (readonly [number, number, number])[]
}

const fish: Avatar = {
  shape: 'M4.6 16C8 9.6 15.6 7.4 21.4 12.2L27.6 8.2C26.4 13.4 26.4 18.6 27.6 23.8L21.4 19.8C15.6 24.6 8 22.4 4.6 16Z',
  lines: 'M13.6 11.6C15.4 14.4 15.4 17.6 13.6 20.4M18 13.4C18.8 15.2 18.8 16.8 18 18.6',
  dots: [[9.6, 14.6, 1.3]],
}
const hare: Avatar = {
  shape:
    'M10.8 14.4C7.4 9.6 7.6 4.2 10.2 3.8C12.8 3.6 14.4 8.2 14.6 12.4H17.4C17.6 8.2 19.2 3.6 21.8 3.8C24.4 4.2 24.6 9.6 21.2 14.4C24.4 17.4 24.2 27.4 16 27.6C7.8 27.4 7.6 17.4 10.8 14.4Z',
  lines: 'M16 22.6V24.4M13.8 25.2C14.8 25.8 15.4 25.4 16 24.4C16.6 25.4 17.2 25.8 18.2 25.2',
  dots: [[12.6, 18.8, 1.4], [19.4, 18.8, 1.4], [16, 21.8, 1.3]],
}
const turtle: Avatar = {
  shape:
    'M4.4 19.8C4.4 12.6 9 8 14.6 8C19.8 8 23.6 11.4 24.6 16.4C25 14 26.6 12.8 28.2 13.6C30.2 14.6 29.8 18 27.6 19C26 19.8 24.6 19.8 23.6 19.8L24.4 24.4H20.6L19.4 20.6H10.2L9 24.4H5.2L6.4 19.8Z',
  lines: 'M5.8 19.6H23.4M10 18.8L12 13.6H17.2L19.2 18.8M12 13.6L10 10.2M17.2 13.6L19.2 10.2',
  dots: [[27.4, 15.8, 0.9]],
}
const butterfly: Avatar = {
  shape:
    'M16 14.4C13.2 6.8 5.2 5.2 4.4 10.6C3.8 15.2 8 18 12.4 17.4C8 18.6 6.6 22.6 9 25.2C11.8 27.8 15.2 24.2 16 19.4C16.8 24.2 20.2 27.8 23 25.2C25.4 22.6 24 18.6 19.6 17.4C24 18 28.2 15.2 27.6 10.6C26.8 5.2 18.8 6.8 16 14.4Z',
  lines: 'M16 12.4V22.4M16 12.6L13.6 9M16 12.6L18.4 9',
  dots: [[9, 12.4, 1.7], [23, 12.4, 1.7], [11.4, 22.4, 1.2], [20.6, 22.4, 1.2]],
}
const snail: Avatar = {
  shape:
    'M3.8 25.4C3.8 22 7.4 21.2 7.8 18.2L5.6 12.2L7.6 11.6L9.2 15.4L10 11.2L12 11.6L11.6 15.6C12.4 11 15.4 7.8 19.4 7.8C24 7.8 27.4 11.4 27.4 15.8C27.4 18.8 26 21 24 22.2H26C27.6 22.2 28.4 24 28.4 25.4Z',
  lines: 'M23 22.2H14.6C13 20.4 12.6 17.8 13.2 15.8C14.2 11.8 18.2 10 21.4 11.8C24.4 13.6 24.2 18 20.8 18.8C18 19.2 16.6 16.4 18.4 15',
  dots: [],
}

/** By seat, from 1. */
export const avatars: readonly Avatar[] = [fish, hare, turtle, butterfly, snail]

export function avatarOf(seat: number): Avatar {
  const found = avatars[seat - 1]
  if (!found) throw new Error(`no creature for seat ${seat}`)
  return found
}
