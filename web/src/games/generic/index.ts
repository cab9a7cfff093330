/** The room of every game that brings no board of its own. */
import type { GameRoom } from '$/table/table'
import Board from './Board.svelte'
import End from './End.svelte'
import { describe, prompt } from './words'

export const room: GameRoom = { Board, Sheet: null, End, describe, prompt, progress: () => ({ now: 0, of: null }) }
