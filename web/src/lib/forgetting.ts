/** Getting up from a seat: the server frees it, and this browser no longer claims it. */

import type { Table } from './table.svelte'
import { identity } from './settings.svelte'

export async function getUp(table: Table, seat: number): Promise<void> {
  const alone = table.held.length === 1
  if (!(await table.command({ type: 'leave', seat }))) return
  if (alone) identity.forget(table.id)
  table.regreet()
}
