/** Six flat colours, each with a mark of its own, so that no one needs the colour; none of them can be read as a number. */

import { box } from '$/lib/box'

/** TS-1: the order of the sheet. */
export const colours = box['think-str8'].symbols
export type ColourName = (typeof colours)[number]

/** A drop, a leaf, a sun, a gem, a heart, a cloud; on 24 × 24. */
export const marks: Record<ColourName, string> = {
  blue: 'M12 1.6C16 7 19.6 11 19.6 15.2A7.6 7.6 0 0 1 4.4 15.2C4.4 11 8 7 12 1.6Z',
  green: 'M21 2.8C21.6 13.2 17 19.8 9.4 19.8C8 19.8 6.9 19.5 6 19L3.8 21.8L2 20.4L4.4 17.4C2.4 10.4 8.8 3 21 2.8Z',
  yellow: 'M12.0 1.4L14.5 5.9L19.5 4.5L18.1 9.5L22.6 12.0L18.1 14.5L19.5 19.5L14.5 18.1L12.0 22.6L9.5 18.1L4.5 19.5L5.9 14.5L1.4 12.0L5.9 9.5L4.5 4.5L9.5 5.9Z',
  violet: 'M6.8 3.4H17.2L22.6 10L12 22L1.4 10Z',
  red: 'M12 21.4C3.4 15 1.4 11 2 7.4C2.8 3 8.6 1.8 12 6.6C15.4 1.8 21.2 3 22 7.4C22.6 11 20.6 15 12 21.4Z',
  grey: 'M6.4 19.4A5.1 5.1 0 0 1 5.8 9.3A6.7 6.7 0 0 1 18.5 8.8A5.4 5.4 0 0 1 18 19.4Z',
}
