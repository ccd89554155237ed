/** The browser's WebSocket to a table. */

import type { Wire } from './connection'

export function openSocket(table: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`) as Wire
}
