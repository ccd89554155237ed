/** The games that have a board of their own. Each is loaded only when a table needs it. */

import type { GameClient } from './board'

const clients: Record<string, () => Promise<GameClient>> = {}

/** What a game gives the table; a game without a board of its own is shown as text. */
export async function gameClient(game: string): Promise<GameClient> {
  const load = clients[game] ?? (async () => ({ Board: (await import('./PlainBoard.svelte')).default }))
  return load()
}
