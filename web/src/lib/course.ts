/** How the chances went through a game: asking for it, and where it is drawn. */

import { get } from './api'
import type { AnalysisInfo } from './protocol'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A place in the drawing. */
export interface Spot {
  x: number
  y: number
}

/** Where a chance after so many steps stands. */
export function spotOf(box: Box, steps: number, step: number, chance: number): Spot {
  return { x: box.left + (box.width * step) / Math.max(1, steps), y: box.top + box.height * (1 - chance) }
}

/** The line of a seat's chances, as far as they are known. */
export function lineOf(box: Box, steps: number, chances: readonly (readonly number[])[], seat: number): string {
  const spots = chances.map((all, step) => spotOf(box, steps, step, all[seat] ?? 0))
  return spots.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** The step that is nearest to a place from left to right. */
export function stepAt(box: Box, steps: number, x: number): number {
  return Math.min(steps, Math.max(0, Math.round(((x - box.left) / box.width) * steps)))
}

/** Marks that would cover each other step aside, upwards or, at the top, downwards. */
export function apart(spots: readonly Spot[], size: number, top: number): Spot[] {
  const placed: Spot[] = []
  for (const { x, y } of spots) {
    const free = (at: number): boolean => placed.every((one) => Math.hypot(one.x - x, one.y - at) >= size)
    let found = y
    for (let move = 1; !free(found) && move < 40; move += 1) {
      const next = y + (move % 2 === 1 ? -1 : 1) * Math.ceil(move / 2) * (size / 2)
      found = next < top ? found : next
    }
    placed.push({ x, y: found })
  }
  return placed
}

/** The next turning point before or after a step; the step itself where there is none. */
export function turnBeside(turns: readonly { step: number }[], step: number, way: 1 | -1): number {
  const steps = turns.map((turn) => turn.step).filter((one) => (way > 0 ? one > step : one < step))
  return steps.length === 0 ? step : way > 0 ? Math.min(...steps) : Math.max(...steps)
}

const PATIENCE = 700 // milliseconds between two looks at how far it has come

/** The analysis of a finished game, told again and again until it is whole. Ends without a word once `wanted` says so. */
export async function follow(
  table: string,
  token: string | undefined,
  tell: (info: AnalysisInfo) => void,
  wanted: () => boolean,
): Promise<void> {
  while (wanted()) {
    const info = await get<AnalysisInfo>(`/api/tables/${table}/analysis`, token)
    if (!wanted()) return
    tell(info)
    if (info.done) return
    await new Promise((go) => setTimeout(go, PATIENCE))
  }
}
