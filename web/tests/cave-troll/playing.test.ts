/** What can be done on the board, what is seen of what has happened, and the camera. */

import { describe, expect, test } from 'vitest'
import { actsOf, numbersFor, openPlaces, wishFor, wishForPiece } from '../../src/games/cave-troll/acting'
import { after, beatsOf, lasts } from '../../src/games/cave-troll/beats'
import { caveOf, factsOf } from '../../src/games/cave-troll/cave'
import { furnitureOf, happenings, moments, type Moment } from '../../src/games/cave-troll/fixtures/scenes'
import { litBy } from '../../src/games/cave-troll/labels'
import { payments } from '../../src/games/cave-troll/marks'
import { tokensOf, type Token } from '../../src/games/cave-troll/tokens'
import { bringing, NEAREST, panned, whole, zoomed } from '../../src/games/cave-troll/view'

function acts(moment: Moment): ReturnType<typeof actsOf> {
  return actsOf(moment.view, caveOf(furnitureOf(moment)), moment.asked?.options ?? [])
}

function standing(tokens: readonly Token[]): string[] {
  return tokens.map((token) => `${token.name}@${token.place}`).sort()
}

describe('options', () => {
  test.each(Object.entries(moments))('all options of %s are found on the board or beside it', (_, moment) => {
    const { pieces, places, cards, others } = acts(moment)
    const found = [...places.values(), ...cards.values(), ...others]
    for (const act of pieces.values())
      found.push(...act.moves.values(), ...act.uses, ...(act.chosen ? [act.chosen] : []))
    const numbers = new Set(found.map((option) => option.number))
    expect([...numbers].sort()).toEqual((moment.asked?.options.map((option) => option.number) ?? []).sort())
  })

  test('a piece that can act stands where its options say', () => {
    const cave = caveOf(furnitureOf(moments.middle))
    const there = new Set(standing(tokensOf(moments.middle.view, cave)))
    for (const key of acts(moments.middle).pieces.keys()) expect(there.has(key), key).toBe(true)
  })

  test('a picked piece opens the places it may go to', () => {
    const found = acts(moments.middle)
    const [key, act] = [...found.pieces].find(([, one]) => one.moves.size > 0) ?? ['', null]
    const [piece = '', place = ''] = key.split('@')
    const picked = { piece, place }
    expect([...openPlaces(found, picked).keys()]).toEqual([...(act?.moves.keys() ?? [])])
    expect(openPlaces(found, null).size).toBe(0)
    expect(numbersFor(found, picked).length).toBeGreaterThan(0)
    expect(numbersFor(found, null)).toEqual([])
    expect(wishFor(picked, 'e')).toEqual({ verb: 'move', piece, source: place, target: 'e' })
  })

  test('of pieces called alike only those are open that the question is about', () => {
    const { push } = moments
    const place = factsOf(push.view).question?.place
    const keys = [...acts(push).pieces.keys()]
    expect(place).toBeDefined()
    expect(keys.map((key) => key.split('@')[1])).toEqual(keys.map(() => place))
  })

  test('a wish about a piece asks for its ability in a turn, else for choosing it', () => {
    expect(wishForPiece('turn', 'red orc', 'e').verb).toBe('use')
    expect(wishForPiece('kill', 'red orc', 'e').verb).toBe('choose-piece')
    expect(wishFor(null, 'e')).toEqual({ verb: 'choose-field', target: 'e' })
  })
})

describe('what has happened', () => {
  test.each(happenings)('ends as the view has it ($#)', ({ edition, before, view, lines }) => {
    const cave = caveOf(furnitureOf({ edition }))
    const beats = lines.flatMap((line) => beatsOf(cave, line))
    const end = beats.reduce<readonly Token[]>((tokens, beat) => after(cave, tokens, beat), tokensOf(before, cave))
    expect(standing(end)).toEqual(standing(tokensOf(view, cave)))
    expect(beats.length).toBeGreaterThan(0)
    expect(beats.every((beat) => lasts(beat) > 0)).toBe(true)
  })

  test('every piece that stays keeps its identity, and no two share one', () => {
    const { before = moments.crush.view, view } = moments.crush
    const cave = caveOf(furnitureOf(moments.crush))
    const old = tokensOf(before, cave)
    const now = tokensOf(view, cave, old)
    const was = new Map(old.map((token) => [token.id, token]))
    expect(new Set(now.map((token) => token.id)).size).toBe(now.length)
    const kept = now.filter((token) => was.get(token.id)?.name === token.name)
    expect(kept.length).toBeGreaterThanOrEqual(old.length - 3)
  })

  test('a beat about a piece that is not there changes nothing', () => {
    const cave = caveOf(furnitureOf(moments.middle))
    const tokens = tokensOf(moments.middle.view, cave)
    expect(after(cave, tokens, { do: 'leave', seat: 0, kind: 'paladin', place: 'e' })).toEqual(tokens)
  })
})

describe('pointing from beside the board', () => {
  test('a line of the log lights its places and pieces, an option its piece', () => {
    const cave = caveOf(furnitureOf(moments.middle))
    const tokens = tokensOf(moments.middle.view, cave)
    const there = tokens.find((token) => token.kind === 'dwarf')
    const parts = { seat: cave.colours[there?.seat ?? 0] ?? '', kind: 'dwarf', field: 'e', to: there?.place ?? '' }
    const line = { step: 1, kind: 'moved', rule: '', words: { key: 'event-moved' }, parts }
    expect([...litBy(cave, tokens, line, null, undefined)]).toEqual([
      'place-e',
      `place-${parts.to}`,
      `piece-${there?.id ?? ''}`,
    ])
    const option = moments.middle.asked?.options.find((one) => one.intent.verb === 'move') ?? null
    const lit = [...litBy(cave, tokens, null, option, undefined)]
    expect(lit).toContain(`place-${option?.intent.target ?? ''}`)
    expect(lit.filter((node) => node.startsWith('piece-')).length).toBeGreaterThan(0)
    expect(litBy(cave, tokens, null, null, undefined).size).toBe(0)
    expect([...litBy(cave, tokens, null, null, 's')]).toEqual(['place-s'])
  })

  test('the preview adds up what the rooms would pay', () => {
    const cave = caveOf(furnitureOf(moments.end))
    const facts = factsOf(moments.end.view)
    const sum = facts.rooms.flatMap((room) => Object.values(room.pays)).reduce((one, other) => one + other, 0)
    expect(payments(cave, facts).reduce((one, other) => one + other, 0)).toBe(sum)
    expect(sum).toBeGreaterThan(0)
  })
})

describe('the camera', () => {
  const size = { w: 900, h: 600 }

  test('goes nearer to a point that stays in its place, never past the edge or too near', () => {
    const near = zoomed(whole(), size, 2, { x: 450, y: 300 })
    expect(near).toEqual({ zoom: 2, x: 225, y: 150 })
    expect(zoomed(near, size, 100, { x: 0, y: 0 }).zoom).toBe(NEAREST)
    expect(zoomed(near, size, 0.1, { x: 0, y: 0 })).toEqual(whole())
    expect(panned(near, size, { x: -1000, y: 1000 })).toEqual({ zoom: 2, x: 450, y: 0 })
  })

  test('brings into sight what the keys have come to', () => {
    const near = zoomed(whole(), size, 2, { x: 0, y: 0 })
    expect(bringing(near, size, { x: 200, y: 100 })).toEqual(near)
    expect(bringing(near, size, { x: 850, y: 100 })).toEqual({ zoom: 2, x: 450, y: 0 })
  })
})
