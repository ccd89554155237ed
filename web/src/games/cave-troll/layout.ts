/** A board that says nothing of where its fields are gets places on a grid: what is joined comes to lie together. */

import type { Cell, Field, Ground } from './cave'

/** The same board with a cell for every field. The same board always gives the same places. */
export function laidOut(ground: Ground): Ground {
  const names = ground.fields.map((field) => field.name)
  const joined = neighbours(ground)
  const columns = Math.max(1, Math.ceil(Math.sqrt(names.length * 1.4)))
  const places = new Map<string, Cell>()
  for (const name of inOrder(names, joined)) places.set(name, best(name, places, joined, columns))
  return fitted(ground, places)
}

function neighbours(ground: Ground): Map<string, string[]> {
  const joined = new Map<string, string[]>(ground.fields.map((field) => [field.name, []]))
  for (const { between } of ground.doors) {
    joined.get(between[0])?.push(between[1])
    joined.get(between[1])?.push(between[0])
  }
  return joined
}

/** Fields from the one with the most doors outwards, so that a field comes soon after those it is joined to. */
function inOrder(names: readonly string[], joined: ReadonlyMap<string, string[]>): string[] {
  const doors = (name: string) => joined.get(name)?.length ?? 0
  const order: string[] = []
  for (const start of [...names].sort((one, other) => doors(other) - doors(one))) {
    if (order.includes(start)) continue
    const waiting = [start]
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (order.includes(name)) continue
      order.push(name)
      waiting.push(...(joined.get(name) ?? []))
    }
  }
  return order
}

/** The free place that is nearest to the fields joined to this one, and then to the middle. */
function best(
  name: string,
  places: ReadonlyMap<string, Cell>,
  joined: ReadonlyMap<string, string[]>,
  columns: number,
): Cell {
  const taken = new Set([...places.values()].map(String))
  const near = (joined.get(name) ?? []).map((other) => places.get(other)).filter((place) => place !== undefined)
  const half = Math.ceil(columns / 2)
  let found: Cell = [0, 0]
  let least = Infinity
  for (let y = -half; y <= half; y++) {
    for (let x = -half; x <= half; x++) {
      if (taken.has(String([x, y]))) continue
      const apart = near.reduce((sum, [nearX, nearY]) => sum + Math.abs(nearX - x) + Math.abs(nearY - y), 0)
      const cost = apart + Math.hypot(x, y) / 10
      if (cost < least) [least, found] = [cost, [x, y]]
    }
  }
  return found
}

/** The grid cut down to what is in use; a door is drawn on an edge where its fields share one. */
function fitted(ground: Ground, places: ReadonlyMap<string, Cell>): Ground {
  const cells = [...places.values()]
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
  const moved = new Map([...places].map(([name, [x, y]]) => [name, [x - left, y - top] as const]))
  const fields: Field[] = ground.fields.map((field) => ({ ...field, cells: [moved.get(field.name) ?? [0, 0]] }))
  const doors = ground.doors.map((door) => ({
    ...door,
    at: edgeOf(moved.get(door.between[0]), moved.get(door.between[1])),
  }))
  const width = 1 + Math.max(...cells.map(([x]) => x)) - left
  return { ...ground, width, height: 1 + Math.max(...cells.map(([, y]) => y)) - top, fields, doors }
}

function edgeOf(one: Cell = [0, 0], other: Cell = [0, 0]): [number, number, 'E' | 'S'] | null {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]]
  if (Math.abs(dx) + Math.abs(dy) !== 1) return null
  return [Math.min(one[0], other[0]), Math.min(one[1], other[1]), dx ? 'E' : 'S']
}
