/** Events as changes of a picture: pieces that come, go and travel, rooms that flash, gold that is paid. */

import type { LogLine } from '../../lib/protocol'
import type { Cave } from './cave'
import type { Token } from './tokens'

export type Beat =
  | { do: 'come'; seat: number; kind: string; place: string }
  | { do: 'go'; seat: number; kind: string; from: string; to: string; forced: boolean }
  | { do: 'leave'; seat: number; kind: string; place: string }
  | { do: 'cloak'; seat: number; kind: string; place: string }
  | { do: 'pay'; seat: number; gold: number; place: string }
  | { do: 'flash'; place: string | null }

const COMES = new Set(['placed', 'revived'])
const GOES = new Set(['moved', 'jumped', 'carried'])
const FORCED = new Set(['pushed', 'pulled', 'led', 'banished'])
const LEAVES = new Set(['slain', 'killed', 'crushed', 'caught', 'struck', 'trampled', 'cut-down', 'cleared'])

/** What a line of the log shows on the board, if anything. */
export function beatsOf(cave: Cave, line: LogLine): Beat[] {
  const parts = line.parts ?? {}
  const text = (name: string) => String(parts[name] ?? '')
  const seat = cave.colours.indexOf(text('seat'))
  const by = cave.colours.indexOf(text('by'))
  const [place, to] = [text('field'), text('to')]
  if (COMES.has(line.kind)) return [{ do: 'come', seat, kind: text('kind'), place }]
  if (line.kind === 'claimed') return [{ do: 'come', seat, kind: 'idol', place }]
  if (line.kind === 'idol-broken') return [{ do: 'leave', seat, kind: 'idol', place }]
  if (GOES.has(line.kind) || FORCED.has(line.kind)) {
    const kind = text('kind') || 'banshee' // only she is banished
    return [{ do: 'go', seat, kind, from: place, to, forced: FORCED.has(line.kind) }]
  }
  if (LEAVES.has(line.kind)) return [{ do: 'leave', seat, kind: text('kind'), place }]
  if (line.kind === 'sacrificed') {
    return [
      { do: 'leave', seat: by, kind: 'giant-slayer', place },
      { do: 'leave', seat, kind: 'raging-troll', place },
    ]
  }
  if (line.kind === 'cloaked') return [{ do: 'cloak', seat, kind: text('kind'), place }]
  if (['paid', 'shared', 'earned'].includes(line.kind)) {
    return [{ do: 'pay', seat, gold: Number(parts['gold'] ?? 0), place }]
  }
  if (line.kind === 'scored') return [{ do: 'flash', place }]
  return line.kind === 'counted' ? [{ do: 'flash', place: null }] : []
}

/** The pieces after a beat. A beat about a piece that is not there changes nothing: the view will put it right. */
export function after(cave: Cave, tokens: readonly Token[], beat: Beat): Token[] {
  if (beat.do === 'pay' || beat.do === 'flash') return [...tokens]
  if (beat.do === 'come') return [...tokens, newToken(cave, tokens, beat.seat, beat.kind, beat.place)]
  const from = beat.do === 'go' ? beat.from : beat.place
  const found = tokens.find((token) => token.seat === beat.seat && token.kind === beat.kind && token.place === from)
  if (!found) return [...tokens]
  if (beat.do === 'leave') return tokens.filter((token) => token !== found)
  const changed: Token =
    beat.do === 'go' ? { ...found, place: beat.to } : { ...found, cloaked: true, name: `${found.name}*` }
  return tokens.map((token) => (token === found ? changed : token))
}

function newToken(cave: Cave, tokens: readonly Token[], seat: number, kind: string, place: string): Token {
  const id = String(1 + Math.max(0, ...tokens.map((token) => Number(token.id))))
  const colour = cave.colours[seat] ?? ''
  const name = kind === 'idol' ? `idol of ${colour}` : `${colour} ${kind}`
  return { id, name, seat, kind, cloaked: false, place }
}

/** How long a beat is seen, in milliseconds at the usual speed. */
export function lasts(beat: Beat): number {
  if (beat.do === 'pay') return 240
  if (beat.do === 'go') return beat.forced ? 480 : 400
  if (beat.do === 'flash') return 350
  return 320
}
