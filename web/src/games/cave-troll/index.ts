/** Cave Troll in the browser. */

import type { GameClient } from '../board'
import Board from './Board.svelte'
import { hints, inWords, seatFacts } from './words'

export default { Board, inWords, seatFacts, hints } satisfies GameClient
