import { describe, expect, it } from 'vitest'
import type { Changed, GameInfo, LogLine, Snapshot, TableInfo } from '../src/lib/protocol'
import { fromSnapshot, nextEyes, since, speaksOf, withChanges, wordArgs, type TableState } from '../src/lib/state'

const table: TableInfo = {
  id: 'x',
  game: 'g',
  title: '',
  state: 'playing',
  options: {},
  ways: {},
  seats: [],
  watching: 0,
  now: 100,
}
const line = (step: number, ...seats: number[]): LogLine => ({
  step,
  kind: 'moved',
  rule: 'R-001',
  words: {
    key: 'event',
    args: Object.fromEntries(seats.map((seat, at) => [`a${at}`, { key: 'seat', args: { seat } }])),
  },
})
const game = (step: number): GameInfo => ({ step, question: step, view: { at: step }, awaits: [0], since: 0 })
const snapshot = (more: Partial<Snapshot>): Snapshot => ({
  type: 'snapshot',
  id: 'a',
  seq: 1,
  held: [0],
  table,
  chat: [],
  log_from: 0,
  log: [line(1, 0), line(2, 1)],
  game: game(2),
  ...more,
})
const changed = (more: Partial<Changed>): Changed => ({ type: 'changed', seq: 2, ...more })
const begin = (): TableState => fromSnapshot(null, snapshot({}), 5)

describe('a table', () => {
  it('is what the snapshot says', () => {
    const state = begin()
    expect(state.log).toHaveLength(2)
    expect(state.game?.view).toEqual({ at: 2 })
    expect(state.told).toBe(5)
    expect(state.news).toBeNull()
  })

  it('keeps the lines it knew when a later snapshot sends only the rest', () => {
    const state = fromSnapshot(begin(), snapshot({ log_from: 2, log: [line(3, 0)] }), 6)
    expect(state.log.map((one) => one.step)).toEqual([1, 2, 3])
  })

  it('keeps every part that a change leaves out', () => {
    const state = withChanges(begin(), changed({ chat: [{ seat: 0, name: 'Ann', at: 1, text: 'hi' }] }), 9)
    expect(state.table).toBe(table)
    expect(state.told).toBe(5)
    expect(state.game?.step).toBe(2)
    expect(state.log).toHaveLength(2)
    expect(state.chat).toHaveLength(1)
  })

  it('has news when something was added, with the view before it', () => {
    const state = withChanges(begin(), changed({ game: game(3), log_from: 2, log: [line(3, 0)] }), 9)
    expect(state.news).toMatchObject({ number: 1, before: { at: 2 } })
    expect(state.news?.lines).toHaveLength(1)
  })

  it('has no news when something was taken back, and drops the lines', () => {
    const state = withChanges(begin(), changed({ game: game(1), log_from: 1 }), 9)
    expect(state.news).toBeNull()
    expect(state.log.map((one) => one.step)).toEqual([1])
  })
})

describe('catching up', () => {
  it('tells what was done to oneself first, then the latest of the rest', () => {
    const log = [line(1, 0), line(2, 1), line(3, 1, 0), line(4, 1), line(5, 2)]
    expect(since(log, 0, 1).map((one) => one.step)).toEqual([3, 2, 4, 5])
    expect(since(log, 0, 1, 2).map((one) => one.step)).toEqual([3, 5])
    expect(since(log, 0, 5)).toEqual([])
  })

  it('finds a seat anywhere in words', () => {
    expect(speaksOf({ key: 'a', args: { b: { key: 'c', args: { d: { key: 'seat', args: { seat: 2 } } } } } }, 2)).toBe(
      true,
    )
    expect(speaksOf({ key: 'seat', args: { seat: 1 } }, 2)).toBe(false)
  })
})

describe('whose eyes', () => {
  it('a spectator stays one, and a single seat is looked through', () => {
    expect(nextEyes([], null, [0])).toEqual({ look: null, curtain: null })
    expect(nextEyes([2], null, [0])).toEqual({ look: 2, curtain: null })
  })

  it('between two seats the curtain goes up, but not while the same one goes on', () => {
    expect(nextEyes([0, 1], 0, [1])).toEqual({ look: null, curtain: 1 })
    expect(nextEyes([0, 1], 1, [1])).toEqual({ look: 1, curtain: null })
    expect(nextEyes([0, 1], 1, [2])).toEqual({ look: 1, curtain: null })
    expect(nextEyes([0, 1], null, [0, 1])).toEqual({ look: null, curtain: 0 })
  })
})

it('options become arguments of words, numbers as numbers', () => {
  expect(wordArgs({ edition: '2006', board: '' })).toEqual({ edition: 2006, board: '' })
})
