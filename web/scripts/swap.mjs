// A finished folder takes the place of an older one. Whoever reads the place finds the old files or the new ones, never
// half of them.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Put the folder `fresh` where `place` is; both on one disk. */
export function swap(fresh, place) {
  const old = `${fresh}.old`
  mkdirSync(dirname(place), { recursive: true })
  if (existsSync(place)) renameSync(place, old)
  try {
    renameSync(fresh, place)
  } catch (error) {
    if (existsSync(old)) renameSync(old, place)
    throw error
  }
  rmSync(old, { recursive: true, force: true })
}
