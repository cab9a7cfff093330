/** Put the folder `fresh` where `place` is; both on one disk. */
export function swap(fresh: string, place: string): void
