/** The rules of The Lost Code and Think Str8! for the reader; the words are in the room `rules_lost_code`. */
import { ids, type RuleSection } from '$/table/rules'
import Bid from './rules/Bid.svelte'
import Code from './rules/Code.svelte'
import Kinds from './rules/Kinds.svelte'
import Markers from './rules/Markers.svelte'
import Scores from './rules/Scores.svelte'
import Spans from './rules/Spans.svelte'
import Sum from './rules/Sum.svelte'
import Swap from './rules/Swap.svelte'
import TurnedDie from './rules/TurnedDie.svelte'

const lostCode: Omit<RuleSection, 'game'>[] = [
  { id: 'goal', ids: ids('LC', 1), picture: Code },
  { id: 'box', ids: ids('LC', [2, 5], 11, 12), picture: Kinds },
  { id: 'wheels', ids: ids('LC', [6, 9]), picture: Spans },
  { id: 'setup', ids: ids('LC', [15, 22]) },
  { id: 'track', ids: ids('LC', 10, [25, 30]), picture: Markers },
  { id: 'round', ids: ids('LC', 35, 36, 69, 126, 127) },
  { id: 'dice', ids: ids('LC', [37, 39]), picture: TurnedDie },
  { id: 'bid', ids: ids('LC', [42, 46]), picture: Bid },
  { id: 'check', ids: ids('LC', [50, 56]), picture: Sum },
  { id: 'exchange', ids: ids('LC', [60, 68]), picture: Swap },
  { id: 'final', ids: ids('LC', [72, 74]), picture: Scores },
  { id: 'win', ids: ids('LC', [75, 78]) },
  { id: 'known', ids: ids('LC', 80, 81) },
  { id: 'introductory', ids: ids('LC', [84, 87]), option: 'introductory', picture: TurnedDie },
  { id: 'x-race', ids: ids('LC', 90, 91), option: 'x_race', picture: Kinds },
  { id: 'shortcut', ids: ids('LC', [95, 107]), option: 'deadly_shortcut', picture: Scores },
  { id: 'curse', ids: ids('LC', [110, 122]), option: 'curse', picture: Markers },
  { id: 'choices', ids: ids('LC', 125) },
]

const thinkStr8: Omit<RuleSection, 'game'>[] = [
  { id: 'goal', ids: ids('TS', 11), picture: Code },
  { id: 'box', ids: ids('TS', [1, 4]), picture: Kinds },
  { id: 'tiles', ids: ids('TS', [5, 8]), picture: Spans },
  { id: 'setup', ids: ids('TS', 9, 10, 12) },
  { id: 'track', ids: ids('TS', 13), picture: Markers },
  { id: 'round', ids: ids('TS', 15, 27) },
  { id: 'dice', ids: ids('TS', 16), picture: TurnedDie },
  { id: 'bid', ids: ids('TS', [17, 19]), picture: Bid },
  { id: 'check', ids: ids('TS', [20, 23]), picture: Sum },
  { id: 'exchange', ids: ids('TS', [24, 26]), picture: Swap },
  { id: 'final', ids: ids('TS', [30, 32]), picture: Scores },
  { id: 'win', ids: ids('TS', 33, 34) },
  { id: 'introductory', ids: ids('TS', [36, 39]), option: 'introductory', picture: TurnedDie },
  { id: 'known', ids: ids('TS', 40) },
  { id: 'choices', ids: ids('TS', 41) },
]

export const rules: RuleSection[] = [
  ...lostCode.map((section): RuleSection => ({ ...section, game: 'lost-code' })),
  ...thinkStr8.map((section): RuleSection => ({ ...section, game: 'think-str8' })),
]
