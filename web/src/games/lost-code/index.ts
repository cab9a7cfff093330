/** The room of The Lost Code and Think Str8!. */
import type { GameFamily, GameRoom } from '$/table/table'
import Board from './Board.svelte'
import End from './End.svelte'
import Sheet from './Sheet.svelte'
import { describe, progress, prompt, sound, stays } from './words'

const room: GameRoom = { Board, Sheet, End, describe, prompt, progress, sound, stays }

export const rooms: GameFamily['rooms'] = { 'lost-code': room, 'think-str8': room }
