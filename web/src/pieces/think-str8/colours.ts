/** Six flat colours, each with a pattern of dots on a 3 × 3 grid, so that no one needs the colour. */

/** TS-1: the order of the sheet. */
export const colours = ['blue', 'green', 'yellow', 'violet', 'red', 'grey'] as const
export type ColourName = (typeof colours)[number]

/** Cells of the grid, counted row by row from 0 to 8, that bear a dot. */
export const dots: Record<ColourName, readonly number[]> = {
  blue: [3, 4, 5],
  green: [1, 4, 7],
  yellow: [1, 3, 4, 5, 7],
  violet: [0, 2, 4, 6, 8],
  red: [0, 1, 2, 3, 5, 6, 7, 8],
  grey: [0, 2, 6, 8],
}
