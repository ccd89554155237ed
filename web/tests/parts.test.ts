import { describe, expect, it } from 'vitest'
import { grouped } from '../src/lib/grouping'
import { Identity, seatLink, tokensIn } from '../src/lib/identity'
import { looks } from '../src/lib/looks'
import { blocks, spans } from '../src/lib/markdown'
import { namedIn, plain } from '../src/lib/nouns'
import { clockKey, planFor, resized } from '../src/lib/plans'
import type { GameCard, IntentParts, NounInfo, OptionInfo, RulebookInfo } from '../src/lib/protocol'
import { isOurs, routeOf } from '../src/lib/routing'
import { searched, sectionOf } from '../src/lib/rulebook'
import { clockFace, span } from '../src/lib/time'

const TOKEN = 'a'.repeat(22)
const OTHER = 'b'.repeat(22)

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('addresses', () => {
  it('lead to pages', () => {
    expect(routeOf('/')).toEqual({ page: 'lobby' })
    expect(routeOf('/t/Ab_c-1')).toEqual({ page: 'table', id: 'Ab_c-1' })
    expect(routeOf('/rules/cave-troll', '#CT06-031')).toEqual({ page: 'rules', game: 'cave-troll', number: 'CT06-031' })
    expect(routeOf('/learn/cave-troll/')).toEqual({ page: 'learn', game: 'cave-troll' })
    expect(routeOf('/t/')).toEqual({ page: 'missing' })
    expect(routeOf('/t/a/b')).toEqual({ page: 'missing' })
  })

  it('are followed without loading only where they are of this page', () => {
    const link = (pathname: string, more: object = {}) =>
      ({ origin: 'o', pathname, target: '', hasAttribute: () => false, ...more }) as unknown as HTMLAnchorElement
    const click = { button: 0, defaultPrevented: false } as MouseEvent
    expect(isOurs(click, link('/t/x'), 'o')).toBe(true)
    expect(isOurs(click, link('/t/x'), 'elsewhere')).toBe(false)
    expect(isOurs(click, link('/licences.txt'), 'o')).toBe(false)
    expect(isOurs(click, link('/t/x', { target: '_blank' }), 'o')).toBe(false)
    expect(isOurs({ button: 0, defaultPrevented: false, ctrlKey: true } as MouseEvent, link('/t/x'), 'o')).toBe(false)
  })
})

describe('identity', () => {
  it('reads tokens behind the # and nothing else', () => {
    expect(tokensIn(`#seat=${TOKEN},${OTHER}`)).toEqual([TOKEN, OTHER])
    expect(tokensIn('#seat=short')).toEqual([])
    expect(tokensIn(`#${TOKEN}`)).toEqual([])
    expect(tokensIn(seatLink('https://x', 't', [TOKEN]).slice('https://x/t/t'.length))).toEqual([TOKEN])
  })

  it('holds seats by table, each once, and forgets them', () => {
    const identity = new Identity(shelf())
    identity.hold('t', [TOKEN])
    identity.hold('t', [TOKEN, OTHER])
    expect(identity.tokens('t')).toEqual([TOKEN, OTHER])
    identity.note('t', 'cave-troll', 'Ours', true)
    expect(identity.tables()['t']).toMatchObject({ game: 'cave-troll', title: 'Ours', over: true })
    identity.note('unknown', 'g', '', false)
    expect(Object.keys(identity.tables())).toEqual(['t'])
    identity.forget('t')
    expect(identity.tokens('t')).toEqual([])
  })

  it('keeps a name short, and lives with a damaged memory', () => {
    const damaged = shelf()
    damaged.setItem('grotto.tables', '{')
    const identity = new Identity(damaged)
    identity.name = `  ${'n'.repeat(40)}`
    expect(identity.name).toHaveLength(30)
    expect(identity.tokens('t')).toEqual([])
  })
})

describe('options', () => {
  const option = (number: number, intent: IntentParts): OptionInfo => ({ number, intent, words: { key: '' } })
  const options = [
    option(5, { verb: 'move', piece: 'knight', source: 'a', target: 'b' }),
    option(6, { verb: 'move', piece: 'knight', source: 'a', target: 'c' }),
    option(0, { verb: 'end-turn' }),
    option(7, { verb: 'use', piece: 'thief', source: 'b' }),
    option(8, { verb: 'move', piece: 'thief', source: 'b', target: 'a' }),
  ]

  it('stand under their piece and place, those without a piece first', () => {
    const groups = grouped(options)
    expect(groups.map((group) => group.options.map((one) => one.number))).toEqual([[0], [5, 6], [7, 8]])
    expect(groups.map((group) => group.piece)).toEqual(['', 'knight', 'thief'])
  })

  it('say only the goal where all do the same', () => {
    expect(grouped(options).map((group) => group.targetsOnly)).toEqual([false, true, false])
  })

  it('are each in exactly one group', () => {
    const numbers = grouped(options).flatMap((group) => group.options.map((one) => one.number))
    expect(numbers.sort()).toEqual([0, 5, 6, 7, 8])
  })
})

describe('looks', () => {
  it('give every seat its own letter and shape', () => {
    const four = looks(['Ann', 'Anna', 'Ändi', 'A'])
    expect(new Set(four.map((look) => look.letter)).size).toBe(4)
    expect(new Set(four.map((look) => look.shape)).size).toBe(4)
    expect(four[0]?.letter).toBe('A')
    expect(four[3]?.letter).toBe('4')
  })
})

describe('typed wishes', () => {
  const noun = (name: string): NounInfo => ({ part: 'piece', name, words: { key: name } })
  const say: Record<string, string[]> = {
    knight: ['Knight', 'the Knight'],
    'red knight': ['the red Knight'],
    well: ['Well', 'in the Well'],
    hall: ['Große Halle'],
  }
  const nouns = Object.keys(say).map(noun)
  const named = (line: string): string[] => namedIn(line, nouns, (one) => say[one.name] ?? [])

  it('are found by their words, in the order typed, the longest first', () => {
    expect(named('move the KNIGHT to well')).toEqual(['knight', 'well'])
    expect(named('well, the red knight!')).toEqual(['well', 'red knight'])
    expect(named('grosse halle')).toEqual([])
    expect(named('große halle')).toEqual(['hall'])
    expect(named('nothing')).toEqual([])
  })

  it('are compared without accents and marks', () => {
    expect(plain("  L'Été — ici ")).toBe('l ete ici')
  })
})

describe('the rulebook', () => {
  const book: RulebookInfo = {
    title: 'T',
    sections: [
      { level: 2, title: 'Doors', intro: 'Intro.', statements: [{ number: 'X-001', text: 'A *door* joins rooms.' }] },
      {
        level: 2,
        title: 'Pits',
        intro: '',
        statements: [{ number: 'X-002', text: 'Heroes stay out of rooms below.' }],
      },
    ],
  }

  it('is searched for all words, in texts, numbers and headings', () => {
    expect(searched(book, 'door joins').map((section) => section.title)).toEqual(['Doors'])
    expect(searched(book, 'pits rooms')[0]?.statements[0]?.number).toBe('X-002')
    expect(searched(book, 'x-001')).toHaveLength(1)
    expect(searched(book, 'dragon')).toEqual([])
    expect(searched(book, ' ')).toBe(book.sections)
    expect(sectionOf(book, 'X-002')?.title).toBe('Pits')
  })

  it('is taken apart without HTML', () => {
    expect(spans('**a** *b* `c` see X-001.')).toEqual([
      { kind: 'strong', text: 'a' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
      { kind: 'text', text: ' see ' },
      { kind: 'rule', text: 'X-001' },
      { kind: 'text', text: '.' },
    ])
    expect(spans('<b>no</b>')).toEqual([{ kind: 'text', text: '<b>no</b>' }])
  })

  it('has paragraphs, lists and tables', () => {
    const parts = blocks('One\nline.\n\n- a\n- b\n  more\n\n| h | i |\n| --- | --- |\n| 1 | 2 |')
    expect(parts).toEqual([
      { kind: 'paragraph', text: 'One line.' },
      { kind: 'list', items: ['a', 'b more'] },
      { kind: 'table', head: ['h', 'i'], rows: [['1', '2']] },
    ])
  })
})

describe('a new table', () => {
  const card: GameCard = {
    id: 'g',
    version: '1',
    seats: [2, 4],
    settings: [],
    levels: ['easy', 'normal', 'hard'],
    lessons: [],
  }

  it('is planned for friends, bots, or one screen', () => {
    expect(planFor('friends', card, 'Ann').map((seat) => seat.by)).toEqual(['me', 'open', 'open'])
    expect(planFor('bots', card, 'Ann')[1]).toEqual({ by: 'bot', level: 'normal' })
    expect(planFor('screen', card, 'Ann').map((seat) => seat.by)).toEqual(['me', 'me'])
  })

  it('keeps to the number of seats that the game has', () => {
    const plan = planFor('bots', card, 'Ann')
    expect(resized(plan, 9, card)).toHaveLength(4)
    expect(resized(plan, 1, card)).toHaveLength(2)
    expect(resized(plan, 4, card)[3]).toEqual({ by: 'bot', level: 'normal' })
  })

  it('knows its clocks by name', () => {
    expect(clockKey(null)).toBe('none')
    expect(clockKey({ base: 300, more: 10 })).toBe('quick')
    expect(clockKey({ base: 301, more: 10 })).toBe('own')
  })
})

it('time is told in few characters', () => {
  expect(clockFace(65)).toBe('1:05')
  expect(clockFace(3723)).toBe('1:02:03')
  expect(clockFace(-5)).toBe('0:00')
  expect(clockFace(90_000)).toBe('1d 1h')
  expect(span(59)).toEqual({ key: 'ui-span-seconds', args: { n: 59 } })
  expect(span(7300)).toEqual({ key: 'ui-span-hours', args: { n: 2 } })
})
