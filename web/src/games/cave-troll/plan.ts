/** The plan of a cave: where each field, its walls, its plaque and the passages between fields are drawn. */

import type { Cell, Door, Field, Ground } from './cave'
import { laidOut } from './layout'
import { at0, blob, border, fix, inset, isInside, line, rounded, wobble, type Point, type Size } from './outline'
import { between, seeded } from './seeded'

export interface Spot extends Field {
  /** Straight walls, for reckoning. */
  walls: readonly (readonly Point[])[]
  /** The floor as drawn, and its inked line, which strays a little from it. */
  floor: string
  ink: string
  centre: Point
  /** The middle of the plaque with the gold. */
  plaque: Point
  /** Where its name is written, at the foot of its widest row of cells, and how much room there is. */
  label: Point & { wide: number }
  box: { x: number; y: number; w: number; h: number }
}

export interface Passage {
  between: readonly [string, string]
  floor: string
  jambs: string
  sill: string
  /** Drawn through rock that other fields do not cover: the two ends share no edge. */
  tunnel: boolean
}

export interface Plan {
  cell: Size
  width: number
  height: number
  /** The radius of plaques, and of the largest piece. */
  plaque: number
  largest: number
  spots: readonly Spot[]
  byName: ReadonlyMap<string, Spot>
  passages: readonly Passage[]
  hatching: string
  cracks: string
}

export const MARGIN = 26
export const WALL = 7
const DOOR = 17 // half the width of a doorway

/** The plan of a board. `tall` is how high a cell is for its width; the two radii are in hundredths of that width. */
export function planOf(ground: Ground, tall: number, plaque: number, largest: number): Plan {
  const board = ground.fields.every((field) => field.cells.length > 0) ? ground : laidOut(ground)
  const cell = { w: 100, h: Math.round(100 * tall) }
  const spots = board.fields.map((field) => spotOf(field, cell, plaque))
  const byName = new Map(spots.map((spot) => [spot.name, spot]))
  return {
    cell,
    width: board.width * cell.w,
    height: board.height * cell.h,
    plaque,
    largest,
    spots,
    byName,
    passages: board.doors.map((door) => passageOf(door, cell, byName)),
    hatching: spots
      .filter((spot) => spot.kind !== 'pit')
      .map(hatched)
      .join(''),
    cracks: spots
      .filter((spot) => spot.kind === 'room')
      .map(cracked)
      .join(''),
  }
}

function spotOf(field: Field, cell: Size, plaque: number): Spot {
  const chance = seeded(field.name)
  const walls = border(field.cells).map((ring) => inset(ring, cell, WALL))
  const box = boxOf(walls.flat())
  const drawn = walls.map((ring) => ringOf(field, ring, box, chance))
  const centre = middle(field.cells, cell)
  return {
    ...field,
    walls,
    floor: drawn.map(rounded).join(''),
    ink: drawn.map((ring) => rounded(ring.map((point) => strayed(point, between(chance, -1.3, 1.3))))).join(''),
    centre,
    plaque: plaqueOf(field, walls[0] ?? [], plaque),
    label: labelOf(field.cells, cell),
    box,
  }
}

/** Rooms keep to their walls; stairs and pits of one cell are round holes, pits with a ragged rim. */
function ringOf(field: Field, ring: readonly Point[], box: Spot['box'], chance: () => number): Point[] {
  if (field.kind === 'room') return wobble(ring, chance, 2.1)
  if (field.cells.length > 1) return wobble(ring, chance, field.kind === 'pit' ? 4.5 : 2.5, 14, 24)
  const centre = { x: box.x + box.w / 2, y: box.y + box.h / 2 }
  return blob(centre, { w: box.w / 2, h: box.h / 2 }, chance, field.kind === 'pit' ? 0.07 : 0.025)
}

function strayed(point: Point, by: number): Point {
  return { x: point.x + by, y: point.y - by * 0.8 }
}

function boxOf(points: readonly Point[]): Spot['box'] {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** The point inside some cells that is nearest to the middle of them all. */
function middle(cells: readonly Cell[], cell: Size): Point {
  const mean = {
    x: cells.reduce((sum, [x]) => sum + (x + 0.5) * cell.w, 0) / cells.length,
    y: cells.reduce((sum, [, y]) => sum + (y + 0.5) * cell.h, 0) / cells.length,
  }
  const covers = ([x, y]: Cell) => Math.floor(mean.x / cell.w) === x && Math.floor(mean.y / cell.h) === y
  if (cells.some(covers)) return mean
  const near = [...cells].sort((one, other) => away(one, mean, cell) - away(other, mean, cell))[0] ?? [0, 0]
  return { x: (near[0] + 0.5) * cell.w, y: (near[1] + 0.5) * cell.h }
}

function away([x, y]: Cell, from: Point, cell: Size): number {
  return Math.hypot((x + 0.5) * cell.w - from.x, (y + 0.5) * cell.h - from.y)
}

/** The plaque hangs in the upper left corner of a room: of its topmost cells, the leftmost. */
function plaqueOf(field: Field, ring: readonly Point[], radius: number): Point {
  if (field.kind !== 'room') return boxCentre(ring)
  const corner = [...ring].sort((one, other) => one.y - other.y || one.x - other.x)[0] ?? { x: 0, y: 0 }
  return { x: corner.x + radius * 0.82, y: corner.y + radius * 0.82 }
}

/** The foot of the widest row of cells, of several the lowest. */
function labelOf(cells: readonly Cell[], cell: Size): Point & { wide: number } {
  const rows = [...new Set(cells.map(([, y]) => y))].map((y) => cells.filter((one) => one[1] === y))
  rows.sort((one, other) => other.length - one.length || (other[0]?.[1] ?? 0) - (one[0]?.[1] ?? 0))
  const row = rows[0] ?? []
  const mean = row.reduce((sum, [x]) => sum + x + 0.5, 0) / row.length
  return { x: mean * cell.w, y: ((row[0]?.[1] ?? 0) + 1) * cell.h - WALL - 6, wide: row.length * cell.w - 4 * WALL }
}

function boxCentre(ring: readonly Point[]): Point {
  const box = boxOf(ring)
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 }
}

function passageOf(door: Door, cell: Size, byName: ReadonlyMap<string, Spot>): Passage {
  if (!door.at) return tunnelOf(door, byName)
  const chance = seeded(door.between.join())
  const [x, y, side] = door.at
  const across = side === 'E'
  const centre = across
    ? { x: (x + 1) * cell.w, y: (y + 0.5) * cell.h }
    : { x: (x + 0.5) * cell.w, y: (y + 1) * cell.h }
  const half = Math.min(DOOR, (across ? cell.h : cell.w) * 0.3)
  const deep = WALL + 2.5
  const turned = (along: number, off: number): Point =>
    across ? { x: centre.x + along, y: centre.y + off } : { x: centre.x + off, y: centre.y + along }
  const edge = (sign: number) =>
    [-deep, -deep / 3, deep / 3, deep].map((along) => turned(along, sign * (half + between(chance, -1.6, 1.6))))
  const [one, other] = [edge(-1), edge(1)]
  return {
    between: door.between,
    floor: `${line([...one, ...[...other].reverse()])}Z`,
    jambs: line(one) + line(other),
    sill: [-2.5, 2.5].map((along) => line([turned(along, -half + 3), turned(along, half - 3)])).join(''),
    tunnel: false,
  }
}

/** A way between two fields that do not touch: a bent line from middle to middle. */
function tunnelOf(door: Door, byName: ReadonlyMap<string, Spot>): Passage {
  const one = byName.get(door.between[0])?.centre ?? { x: 0, y: 0 }
  const other = byName.get(door.between[1])?.centre ?? { x: 0, y: 0 }
  const bend = between(seeded(door.between.join()), -0.18, 0.18)
  const control = {
    x: (one.x + other.x) / 2 - (other.y - one.y) * bend,
    y: (one.y + other.y) / 2 + (other.x - one.x) * bend,
  }
  const path = `M${fix(one.x)} ${fix(one.y)}Q${fix(control.x)} ${fix(control.y)} ${fix(other.x)} ${fix(other.y)}`
  return { between: door.between, floor: path, jambs: path, sill: '', tunnel: true }
}

/** Short strokes that stand on the outside of a wall in little groups, as in an old map. */
function hatched(spot: Spot): string {
  const chance = seeded(`hatching ${spot.name}`)
  let strokes = ''
  for (const ring of spot.walls) {
    ring.forEach((from, at) => {
      const to = at0(ring, at + 1)
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
      for (let way = 3; way < length - 3; way += between(chance, 9, 13)) {
        const lean = between(chance, -0.7, 0.7)
        for (let stroke = 0; stroke < 3; stroke++) {
          const start = { x: from.x + along.x * (way + stroke * 3), y: from.y + along.y * (way + stroke * 3) }
          const long = between(chance, 5, 9)
          const end = { x: start.x + (along.y + along.x * lean) * long, y: start.y + (along.y * lean - along.x) * long }
          strokes += line([start, end])
        }
      }
    })
  }
  return strokes
}

/** A few cracks and pebbles on the floor of a room. */
function cracked(spot: Spot): string {
  const chance = seeded(`cracks ${spot.name}`)
  let strokes = ''
  for (let crack = 0; crack < 4 + spot.cells.length * 3; crack++) {
    let point = { x: spot.box.x + spot.box.w * chance(), y: spot.box.y + spot.box.h * chance() }
    const points = [point]
    let angle = between(chance, 0, 6.3)
    for (let part = 0; part < 1 + Math.floor(chance() * 3); part++) {
      angle += between(chance, -0.9, 0.9)
      point = { x: point.x + Math.cos(angle) * 7, y: point.y + Math.sin(angle) * 7 }
      points.push(point)
    }
    if (points.every((one) => spot.walls.some((ring) => isInside(one, ring)))) strokes += line(points)
  }
  return strokes
}
