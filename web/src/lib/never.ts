/**
 * The end of a list of cases: where all are named, nothing is left and this compiles. A case that a layer does not know is
 * a type error, and at worst an error, but never shown as another one.
 */
export function never(value: never): never {
  throw new Error(`unknown: ${String(value)}`)
}
