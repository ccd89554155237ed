/** Where pieces stand on a field: side by side as large as they fit, none upon another and none upon the plaque. */

import { isInside, type Point } from './outline'
import type { Spot } from './plan'

export interface Standing {
  radius: number
  at: readonly Point[]
}

const SMALLEST = 7

/** How close pieces of a radius stand to each other and to the wall, and how small they may become for it. */
interface Way {
  pitch: number
  gap: number
  reach: number
  least: number
}

const APART: Way = { pitch: 2, gap: 1.5, reach: 1.03, least: SMALLEST }
/** On stairs and in pits, where any number may be, they may stand closer than they are wide. */
const CROWDED: Way = { pitch: 1.7, gap: 0, reach: 0.72, least: SMALLEST }

/** What places are looked for. */
interface Search {
  spot: Spot
  radius: number
  plaque: number
  pitch: number
  reach: number
}

const known = new Map<string, Standing>()

/** Places for so many pieces on a field, none wider than `largest`; a circle of radius `plaque` stays free for its plaque. */
export function standing(spot: Spot, number: number, plaque: number, largest: number): Standing {
  const key = [spot.floor.length, spot.name, spot.box.w, spot.box.h, spot.box.y, number, plaque, largest].join()
  const found = known.get(key) ?? search(spot, number, plaque, largest)
  known.set(key, found)
  return found
}

function search(spot: Spot, number: number, plaque: number, largest: number): Standing {
  if (number === 0) return { radius: largest, at: [] }
  const roomiest = Math.sqrt((spot.cells.length * spot.box.w * spot.box.h) / number / Math.PI)
  const ways = spot.kind === 'room' ? [APART] : [{ ...APART, least: largest * 0.8 }, CROWDED]
  for (const way of ways) {
    const widest = Math.min(spot.box.w, spot.box.h) / 2 / way.reach
    for (let radius = Math.min(largest, widest, roomiest); radius > way.least; radius *= 0.94) {
      const ask = { spot, radius, plaque, pitch: radius * way.pitch + way.gap, reach: radius * way.reach }
      const at = placesFor(ask, number)
      if (at) return { radius, at: inReadingOrder(settled(at, ask), radius) }
    }
  }
  return { radius: SMALLEST, at: spiral(spot.centre, number) }
}

/** The tidiest of several ways to put so many discs on a field; none if they do not fit. */
function placesFor(ask: Search, number: number): Point[] | null {
  const { spot, radius, plaque, pitch } = ask
  let best: Point[] | null = null
  let least = Infinity
  for (const row of [pitch, pitch * 0.87]) {
    for (let shift = 0; shift < 16; shift++) {
      const start = { x: ((shift % 4) / 4) * pitch, y: (Math.floor(shift / 4) / 4) * row }
      const free = lattice(spot, start, pitch, row).filter((point) => isFree(point, ask))
      if (free.length < number) continue
      const chosen = nearest(free, focus(spot, plaque), number)
      const cost = untidiness(chosen, focus(spot, plaque)) + (row < pitch ? radius : 0)
      if (cost < least) [least, best] = [cost, chosen]
    }
  }
  return best
}

/** The same places moved together a little, around the middle of the field. */
function settled(places: readonly Point[], ask: Search): Point[] {
  const points = places.map((point) => ({ ...point }))
  const to = focus(ask.spot, ask.plaque)
  for (let round = 0; round < 22; round++) {
    points.forEach((point, at) => {
      const moved = { x: point.x + (to.x - point.x) * 0.1, y: point.y + (to.y - point.y) * 0.1 }
      const others = points.filter((_, other) => other !== at)
      for (const step of [moved, { x: moved.x, y: point.y }, { x: point.x, y: moved.y }]) {
        if (others.some((other) => Math.hypot(other.x - step.x, other.y - step.y) < ask.pitch)) continue
        if (!isFree(step, ask)) continue
        points[at] = step
        return
      }
    })
  }
  return points
}

/** Points in rows; where the rows are close together every other one is moved by half. */
function lattice(spot: Spot, start: Point, pitch: number, row: number): Point[] {
  const points: Point[] = []
  let odd = false
  for (let y = spot.box.y + start.y; y < spot.box.y + spot.box.h; y += row) {
    const shift = odd && row < pitch ? pitch / 2 : 0
    for (let x = spot.box.x + start.x - shift; x < spot.box.x + spot.box.w; x += pitch) points.push({ x, y })
    odd = !odd
  }
  return points
}

function isFree(point: Point, { spot, radius, plaque, reach }: Search): boolean {
  if (plaque > 0) {
    if (Math.hypot(point.x - spot.plaque.x, point.y - spot.plaque.y) < radius + plaque) return false
    if (Math.hypot(point.x - spot.plaque.x - plaque * 1.4, point.y - spot.plaque.y) < radius + plaque * 0.5)
      return false
  }
  if (!spot.walls.some((ring) => isInside(point, ring))) return false
  return [0, 1, 2, 3, 4, 5, 6, 7].every((part) => {
    const angle = (part * Math.PI) / 4
    const rim = { x: point.x + Math.cos(angle) * reach, y: point.y + Math.sin(angle) * reach }
    return spot.walls.some((ring) => isInside(rim, ring))
  })
}

/** Where pieces gather: the middle of the field, a little away from the plaque. */
function focus(spot: Spot, plaque: number): Point {
  if (plaque === 0) return spot.centre
  const [dx, dy] = [spot.centre.x - spot.plaque.x, spot.centre.y - spot.plaque.y]
  const far = Math.hypot(dx, dy) || 1
  return { x: spot.centre.x + (dx / far) * plaque * 0.35, y: spot.centre.y + (dy / far) * plaque * 0.35 }
}

function nearest(points: readonly Point[], to: Point, number: number): Point[] {
  const far = (point: Point) => Math.hypot(point.x - to.x, point.y - to.y)
  return [...points].sort((one, other) => far(one) - far(other)).slice(0, number)
}

/** How far a group is spread, and how far its middle is from where it should be. */
function untidiness(points: readonly Point[], to: Point): number {
  const middle = {
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  }
  const spread = points.reduce((sum, point) => sum + Math.hypot(point.x - middle.x, point.y - middle.y), 0)
  return spread / points.length + 2 * Math.hypot(middle.x - to.x, middle.y - to.y)
}

/** Row by row; points that are not a piece's height apart are in one row. */
function inReadingOrder(points: readonly Point[], radius: number): Point[] {
  const waiting = [...points].sort((one, other) => one.y - other.y)
  const ordered: Point[] = []
  while (waiting.length > 0) {
    const top = waiting[0]?.y ?? 0
    const row = waiting.filter((point) => point.y < top + radius * 0.9)
    ordered.push(...row.sort((one, other) => one.x - other.x))
    waiting.splice(0, row.length)
  }
  return ordered
}

/** For a crowd beyond all measure: outwards around the middle. */
function spiral(centre: Point, number: number): Point[] {
  return Array.from({ length: number }, (_, at) => {
    const [far, angle] = [Math.sqrt(at) * SMALLEST * 2, at * 2.4]
    return { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far }
  })
}
