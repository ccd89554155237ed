import { describe, expect, it } from 'vitest'
import { apart, lineOf, spotOf, stepAt, turnBeside, type Box } from '../src/lib/course'
import { percent } from '../src/lib/percent'

const box: Box = { left: 40, top: 10, width: 200, height: 100 }

describe('the chances through a game', () => {
  it('stand between the beginning and the end, certain ones at the top', () => {
    expect(spotOf(box, 10, 0, 1)).toEqual({ x: 40, y: 10 })
    expect(spotOf(box, 10, 10, 0)).toEqual({ x: 240, y: 110 })
    expect(spotOf(box, 0, 0, 0.5)).toEqual({ x: 40, y: 60 })
  })

  it('are a line for each seat, as far as they are known', () => {
    const chances = [
      [0.5, 0.5],
      [0.75, 0.25],
    ]
    expect(lineOf(box, 4, chances, 0)).toBe('M40.0 60.0L90.0 35.0')
    expect(lineOf(box, 4, chances, 1)).toBe('M40.0 60.0L90.0 85.0')
  })

  it('are pointed at by the nearest step', () => {
    expect([30, 40, 49, 51, 240, 999].map((x) => stepAt(box, 10, x))).toEqual([0, 0, 0, 1, 10, 10])
  })

  it('have turning points before and after a step', () => {
    const turns = [{ step: 4 }, { step: 9 }, { step: 12 }]
    expect(turnBeside(turns, 9, 1)).toBe(12)
    expect(turnBeside(turns, 9, -1)).toBe(4)
    expect(turnBeside(turns, 12, 1)).toBe(12)
    expect(turnBeside([], 3, -1)).toBe(3)
  })
})

describe('marks of turning points', () => {
  it('stay where they are if there is room', () => {
    const spots = [
      { x: 10, y: 50 },
      { x: 60, y: 50 },
    ]
    expect(apart(spots, 20, 0)).toEqual(spots)
  })

  it('do not cover each other, and do not leave at the top', () => {
    const spots = Array.from({ length: 5 }, () => ({ x: 30, y: 12 }))
    const placed = apart(spots, 20, 10)
    for (const [place, one] of placed.entries()) {
      expect(one.x).toBe(30)
      expect(one.y).toBeGreaterThanOrEqual(10)
      for (const other of placed.slice(0, place)) expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(20)
    }
  })
})

it('chances are read as the language has them', () => {
  expect(percent(0.624, 'en')).toBe('62%')
  expect(percent(0.624, 'de')).toMatch(/^62\s%$/)
})
