/** Is there room for panels beside the board? */
import { MediaQuery } from 'svelte/reactivity'

const query = new MediaQuery('(min-width: 68rem)')
export const wide = (): boolean => query.current

/** A phone on its side: what can stand side by side does, for height is what is missing. */
const lying = new MediaQuery('(max-height: 30rem) and (min-width: 34rem)')
export const low = (): boolean => lying.current

/** Too low for everything at its full size, as small laptops are. */
const short = new MediaQuery('(max-height: 50rem) and (min-width: 34rem)')
export const flat = (): boolean => short.current
