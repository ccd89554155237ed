/** The games that have a board of their own. Each is loaded only when a table needs it. */

import type { Component } from 'svelte'
import type { GameClient } from './board'

const clients: Record<string, () => Promise<GameClient>> = {
  'cave-troll': async () => (await import('./cave-troll')).default,
}

/** The drawings on the boxes in the lobby, small files of their own. */
const boxes: Record<string, () => Promise<{ default: Component }>> = {
  'cave-troll': () => import('./cave-troll/Box.svelte'),
}

/** What a game gives the table; a game without a board of its own is shown as text. */
export async function gameClient(game: string): Promise<GameClient> {
  const load = clients[game] ?? (async () => ({ Board: (await import('./PlainBoard.svelte')).default }))
  return load()
}

/** The drawing on the box of a game, where there is one. */
export async function boxDrawing(game: string): Promise<Component | null> {
  return (await boxes[game]?.())?.default ?? null
}
