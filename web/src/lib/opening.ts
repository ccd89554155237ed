/** Opening a table: asking the server for it, and going there. */

import { post } from './api'
import { place } from './place.svelte'
import type { Branch, Import, Made, NewTable, SeatPlan } from './protocol'
import { identity } from './settings.svelte'

/** Tables that this page has opened with nobody missing: the game begins as soon as one gets there. */
export const atOnce = new Set<string>()

export async function openTable(table: NewTable): Promise<void> {
  goTo(await post<Made>('/api/tables', table), table.plan)
}

export async function importGame(game: Import): Promise<void> {
  goTo(await post<Made>('/api/tables/import', game), game.plan ?? [])
}

/** A new table from the position of a finished game after so many answers. */
export async function branchOff(table: string, branch: Branch): Promise<void> {
  goTo(await post<Made>(`/api/tables/${table}/branch`, branch), branch.plan ?? [])
}

function goTo(made: Made, plan: readonly SeatPlan[]): void {
  const tokens = made.held.map((seat) => seat.token)
  identity.hold(made.id, tokens)
  if (tokens.length > 0 && plan.every((seat) => seat.by !== 'open')) atOnce.add(made.id)
  place.go(`/t/${made.id}`)
}
