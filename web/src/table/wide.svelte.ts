/** Is there room for panels beside the board? */
import { MediaQuery } from 'svelte/reactivity'

const query = new MediaQuery('(min-width: 68rem)')
export const wide = (): boolean => query.current

/** A phone on its side: what can stand side by side does, for height is what is missing. */
const lying = new MediaQuery('(max-height: 30rem) and (min-width: 34rem)')
export const low = (): boolean => lying.current
