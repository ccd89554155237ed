/** The cave is drawn from data: any board gets a plan, always the same one, and pieces stand in it without overlapping. */

import { describe, expect, test } from 'vitest'
import { caveOf, type Ground } from '../../src/games/cave-troll/cave'
import { crowded, furnitureOf, moments } from '../../src/games/cave-troll/fixtures/scenes'
import { arranged } from '../../src/games/cave-troll/arranging'
import { beside, isArrow, nodesOf, towards, type Arrow } from '../../src/games/cave-troll/nodes'
import { border, inset, isInside, wobble } from '../../src/games/cave-troll/outline'
import { planOf } from '../../src/games/cave-troll/plan'
import { seeded } from '../../src/games/cave-troll/seeded'
import { standing } from '../../src/games/cave-troll/standing'
import { byPlace, tokensOf } from '../../src/games/cave-troll/tokens'

const ARROWS: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const grounds = ['fresh', 'cards'].map((name) => caveOf(furnitureOf(moments[name as 'fresh' | 'cards'])).board)
const shapes = [
  { tall: 0.6, plaque: 12, largest: 25 },
  { tall: 1, plaque: 14, largest: 25 },
  { tall: 1.5, plaque: 19, largest: 36 },
]

/** A ring of five fields that no file has given a place. */
const loose: Ground = {
  name: 'loose',
  width: 0,
  height: 0,
  linked: false,
  fields: ['hall', 'crypt', 'pool', 'stair', 'hole'].map((name, at) => ({
    name,
    kind: at === 3 ? 'entrance' : at === 4 ? 'pit' : 'room',
    gold: at,
    cells: [],
  })),
  doors: [0, 1, 2, 3, 4].map((at) => {
    const names = ['hall', 'crypt', 'pool', 'stair', 'hole']
    return { between: [names[at] ?? '', names[(at + 1) % 5] ?? ''] as const, at: null }
  }),
}

describe('outlines', () => {
  test('the border of an L has six corners, that of a ring of cells two lines', () => {
    expect(
      border([
        [1, 2],
        [0, 3],
        [1, 3],
      ]),
    ).toHaveLength(1)
    expect(
      border([
        [1, 2],
        [0, 3],
        [1, 3],
      ])[0],
    ).toHaveLength(6)
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1)
    expect(border(ring)).toHaveLength(2)
  })

  test('walls lie inside the cells, and the drawn line strays no farther than it may', () => {
    const walls = inset(
      border([
        [0, 0],
        [1, 0],
      ])[0] ?? [],
      { w: 100, h: 60 },
      7,
    )
    const corners = walls.map(({ x, y }) => `${x} ${y}`)
    expect(corners.sort()).toEqual(['193 53', '193 7', '7 53', '7 7'])
    for (const { x, y } of wobble(walls, seeded('room'), 2)) {
      expect(Math.min(x - 5, 195 - x, y - 5, 55 - y)).toBeGreaterThanOrEqual(0)
    }
  })

  test('a name always gives the same numbers, another name others', () => {
    const three = (name: string) => [1, 2, 3].map(seeded(name))
    expect(three('crypt')).toEqual(three('crypt'))
    expect(three('crypt')).not.toEqual(three('hall'))
  })
})

describe('plans', () => {
  test.each([...grounds, loose])('every field and door of $name is drawn, always alike', (ground) => {
    const plan = planOf(ground, 1, 14, 25)
    expect(plan.spots.map((spot) => spot.name)).toEqual(ground.fields.map((field) => field.name))
    expect(plan.passages).toHaveLength(ground.doors.length)
    expect(plan).toEqual(planOf(ground, 1, 14, 25))
    expect(JSON.stringify(plan)).not.toMatch(/NaN|null|Infinity/)
  })

  test('the middle of a field is inside it, whatever its shape', () => {
    for (const ground of [...grounds, loose]) {
      for (const spot of planOf(ground, 1, 14, 25).spots) {
        expect(
          spot.walls.some((ring) => isInside(spot.centre, ring)),
          spot.name,
        ).toBe(true)
      }
    }
  })

  test('fields without places get one cell each; neighbours that touch have a door, the others a tunnel', () => {
    const plan = planOf(loose, 1, 14, 25)
    expect(new Set(plan.spots.map((spot) => String(spot.cells))).size).toBe(5)
    expect(plan.passages.filter((passage) => !passage.tunnel).length).toBeGreaterThanOrEqual(3)
  })
})

describe('pieces in a room', () => {
  test.each(shapes)('up to eight stand apart and clear of the walls, cells $tall high', ({ tall, plaque, largest }) => {
    for (const spot of grounds.flatMap((ground) => planOf(ground, tall, plaque, largest).spots)) {
      if (spot.kind !== 'room') continue
      for (const number of [1, 2, 3, 4, 5, 6, 8]) {
        const { at, radius } = standing(spot, number, plaque * 1.1, largest)
        expect(at).toHaveLength(number)
        at.forEach((one, index) => {
          expect(
            spot.walls.some((ring) => isInside(one, ring)),
            spot.name,
          ).toBe(true)
          for (const other of at.slice(index + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y), spot.name).toBeGreaterThanOrEqual(2 * radius)
          }
        })
      }
    }
  })

  test('five are large enough to be told apart on a telephone', () => {
    const pixels = 344 / 952 // for a unit, on a screen of 360
    for (const spot of planOf(grounds[0] ?? loose, 1.5, 19, 36).spots) {
      if (spot.kind === 'room') expect(2 * pixels * standing(spot, 5, 21, 36).radius, spot.name).toBeGreaterThan(15)
    }
  })

  test('a crowd on the stairs is in piles with a number; in a room each stands alone', () => {
    const moment = crowded(moments.middle)
    const cave = caveOf(furnitureOf(moment))
    const plan = planOf(cave.board, 1, 14, 25)
    const figures = arranged(plan, byPlace(tokensOf(moment.view, cave)), cave.limits.room)
    const stairs = figures.filter((figure) => figure.token.place === 'st-nw' && figure.top)
    expect(stairs.map((figure) => figure.count)).toEqual([2, 2, 2, 2])
    const room = figures.filter((figure) => figure.token.place === 's')
    expect(room.map((figure) => figure.count)).toEqual([1, 1, 1, 1, 1])
  })
})

describe('arrow keys', () => {
  test.each(grounds)('reach every place and every piece of $name from everywhere', (ground) => {
    const moment = ground.name.includes('2006') ? moments.middle : moments.cards
    const cave = caveOf(furnitureOf(moment))
    const plan = planOf(cave.board, 0.75, 12, 25)
    const figures = arranged(plan, byPlace(tokensOf(moment.view, cave)), cave.limits.room)
    const nodes = nodesOf(plan, figures)
    for (const start of [nodes[0], nodes.at(-1)]) {
      const found = new Set(start ? [start] : [])
      for (const node of found) for (const arrow of ARROWS) found.add(towards(nodes, node, arrow))
      expect(nodes.filter((node) => !found.has(node)).map((node) => node.id)).toEqual([])
    }
  })

  test('and those for pages go through all in the order of the board', () => {
    const nodes = nodesOf(planOf(grounds[0] ?? loose, 1, 14, 25), [])
    const [one, two] = nodes
    const last = nodes.at(-1)
    if (!one || !two || !last) throw new Error('a board has more than two places')
    expect([beside(nodes, one, 1), beside(nodes, one, -1), beside(nodes, last, 1)]).toEqual([two, last, one])
  })

  test('are told from other keys', () => {
    expect(['ArrowUp', 'Enter', 'a'].map(isArrow)).toEqual([true, false, false])
  })
})
