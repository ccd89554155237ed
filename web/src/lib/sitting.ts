/** Taking a seat over HTTP, and what comes with it. */

import { post } from './api'
import type { HeldSeat } from './protocol'
import { identity } from './settings.svelte'
import type { Table } from './table.svelte'

/** Sit down; without a number, on the first free seat. */
export async function sitDown(table: Table, name: string, seat: number | null): Promise<void> {
  const wanted = seat === null ? { name } : { name, seat }
  const held = await post<HeldSeat>(`/api/tables/${table.id}/seats`, wanted)
  identity.hold(table.id, [held.token])
  table.regreet()
}
