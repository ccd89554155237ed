/** Outlines: from the cells of a field to a closed line, and from a closed line to one drawn by hand. */

import type { Cell } from './cave'
import { between, type Chance } from './seeded'

export interface Point {
  x: number
  y: number
}

export interface Size {
  w: number
  h: number
}

/** The border of some cells as closed lines with the inside to the right, one for each ring, in grid corners. */
export function border(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`))
  const has = (x: number, y: number) => inside.has(`${x},${y}`)
  const edges = new Map<string, Point[]>()
  const add = (x: number, y: number, toX: number, toY: number) => {
    const from = `${x},${y}`
    edges.set(from, [...(edges.get(from) ?? []), { x: toX, y: toY }])
  }
  for (const [x, y] of cells) {
    if (!has(x, y - 1)) add(x, y, x + 1, y)
    if (!has(x + 1, y)) add(x + 1, y, x + 1, y + 1)
    if (!has(x, y + 1)) add(x + 1, y + 1, x, y + 1)
    if (!has(x - 1, y)) add(x, y + 1, x, y)
  }
  const rings: Point[][] = []
  for (const start of edges.keys()) {
    let key = start
    const ring: Point[] = []
    for (let next = edges.get(key)?.pop(); next; next = edges.get(key)?.pop()) {
      ring.push(next)
      key = `${next.x},${next.y}`
      if (key === start) break
    }
    if (ring.length > 0) rings.push(corners(ring))
  }
  return rings
}

/** A closed line without the points on which it goes straight on. */
function corners(ring: readonly Point[]): Point[] {
  return ring.filter((point, at) => {
    const before = at0(ring, at - 1)
    const after = at0(ring, at + 1)
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x)
  })
}

/** The point of a closed line at an index that may run over either end. */
export function at0(ring: readonly Point[], at: number): Point {
  return ring[(at + ring.length) % ring.length] ?? { x: 0, y: 0 }
}

/** A border of cells in units of the drawing, each side moved inwards. */
export function inset(ring: readonly Point[], cell: Size, by: number): Point[] {
  return ring.map((point, at) => {
    const before = at0(ring, at - 1)
    const after = at0(ring, at + 1)
    const into = { x: Math.sign(point.x - before.x), y: Math.sign(point.y - before.y) }
    const out = { x: Math.sign(after.x - point.x), y: Math.sign(after.y - point.y) }
    // the inside is to the right of a side: (x, y) turned right is (-y, x)
    return { x: point.x * cell.w + by * (-into.y - out.y), y: point.y * cell.h + by * (into.x + out.x) }
  })
}

/** A closed line with many points that stray a little, its corners cut. */
export function wobble(ring: readonly Point[], chance: Chance, stray: number, step = 17, cut = 13): Point[] {
  const points: Point[] = []
  ring.forEach((from, at) => {
    const to = at0(ring, at + 1)
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
    const margin = Math.min(between(chance, cut * 0.7, cut * 1.4), length / 3)
    const parts = Math.max(1, Math.round((length - 2 * margin) / step))
    for (let part = 0; part <= parts; part++) {
      const way = margin + ((length - 2 * margin) * part) / parts
      const off = between(chance, -stray, stray)
      points.push({ x: from.x + along.x * way - along.y * off, y: from.y + along.y * way + along.x * off })
    }
  })
  return points
}

/** A ring around a point, wider or narrower as chance will have it. */
export function blob(centre: Point, size: Size, chance: Chance, stray: number, parts = 18): Point[] {
  return Array.from({ length: parts }, (_, part) => {
    const angle = (part / parts) * 2 * Math.PI
    const far = 1 + between(chance, -stray, stray)
    return { x: centre.x + Math.cos(angle) * size.w * far, y: centre.y + Math.sin(angle) * size.h * far }
  })
}

/** A closed line as the path of a drawing, rounded through the middles between its points. */
export function rounded(ring: readonly Point[]): string {
  const middle = (at: number) => {
    const [one, other] = [at0(ring, at), at0(ring, at + 1)]
    return `${fix((one.x + other.x) / 2)} ${fix((one.y + other.y) / 2)}`
  }
  const parts = ring.map((_, at) => {
    const control = at0(ring, at + 1)
    return `Q${fix(control.x)} ${fix(control.y)} ${middle(at + 1)}`
  })
  return `M${middle(0)}${parts.join('')}Z`
}

/** An open line through some points. */
export function line(points: readonly Point[]): string {
  return points.map((point, at) => `${at ? 'L' : 'M'}${fix(point.x)} ${fix(point.y)}`).join('')
}

/** Whether a point is inside a closed line. */
export function isInside(point: Point, ring: readonly Point[]): boolean {
  let inside = false
  ring.forEach((one, at) => {
    const other = at0(ring, at + 1)
    if (one.y > point.y === other.y > point.y) return
    if (point.x < one.x + ((other.x - one.x) * (point.y - one.y)) / (other.y - one.y)) inside = !inside
  })
  return inside
}

/** A number short enough for a path. */
export function fix(value: number): string {
  return String(Math.round(value * 10) / 10)
}
