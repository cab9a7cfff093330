/** A plain board for a game whose own is not there: what may be done, as buttons. */
import type { GameFamily, GameRoom } from '../table'
import Board from './Plain.svelte'
import { spell } from './spell'

const room: GameRoom = {
  Board,
  Sheet: null,
  End: Board,
  describe: (entry, _view, name) => (entry.seat < 0 ? null : `${name(entry.seat)}: ${spell(entry.move)}`),
  prompt: (view, name) => `${view.phase}: ${view.turn.map(name).join(', ')}`,
  progress: (view) => ('turns' in view ? { now: view.turns, of: null } : { now: view.history.length, of: view.rounds }),
}

export const rooms: GameFamily['rooms'] = { 'lost-code': room, 'think-str8': room, 'the-game': room, 'the-game-extreme': room }
