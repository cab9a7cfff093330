/** Is there room for panels beside the board? */
import { MediaQuery } from 'svelte/reactivity'

const query = new MediaQuery('(min-width: 68rem)')
export const wide = (): boolean => query.current
