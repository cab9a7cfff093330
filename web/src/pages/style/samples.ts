/** Things to show: names are names in every language. */
export const players = ['Ada', 'Ben', 'Cleo', 'Dario', 'Émile']

/** Preset A of the wheels and tiles (LC-8, TS-8): width and points. */
export const wheels: readonly (readonly [number, number])[] = [
  [10, 1],
  [7, 2],
  [6, 2],
  [5, 2],
  [4, 3],
  [2, 4],
  [1, 6],
]

/** Three in a pile on one space: Cleo is on top and so furthest behind of the three (LC-26). */
export const markers = [
  { seat: 1, name: 'Ada', position: 12, height: 0 },
  { seat: 2, name: 'Ben', position: 12, height: 1 },
  { seat: 3, name: 'Cleo', position: 12, height: 2 },
  { seat: 4, name: 'Dario', position: -2, height: 0 },
]
