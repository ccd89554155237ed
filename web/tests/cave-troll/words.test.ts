/** The board in words: everything on it is said, in both languages, and nothing that is hidden. */

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Speech } from '../../src/lib/speech'
import { arranged } from '../../src/games/cave-troll/arranging'
import { caveOf, factsOf } from '../../src/games/cave-troll/cave'
import { furnitureOf, moments, namer, type Moment } from '../../src/games/cave-troll/fixtures/scenes'
import { glyphOf, glyphs } from '../../src/games/cave-troll/glyphs'
import { labelsOf } from '../../src/games/cave-troll/labels'
import { planOf } from '../../src/games/cave-troll/plan'
import { byPlace, tokensOf } from '../../src/games/cave-troll/tokens'
import { hints, inWords, seatFacts } from '../../src/games/cave-troll/words'
import type { Scene } from '../../src/games/board'

const FOLDER = new URL('../../../src/grotto/games/cave_troll/words/', import.meta.url)
const NAMES = ['Ann', 'Bo', 'Cy', 'Di']

function speechIn(lang: string): Speech {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${lang}.`))
  const speech = new Speech(lang, ...files.map((file) => readFileSync(new URL(file, FOLDER), 'utf-8')))
  speech.players = NAMES
  return speech
}

const speeches = { en: speechIn('en'), de: speechIn('de') }

function sceneOf(moment: Moment, lang: keyof typeof speeches = 'en', seat = moment.seat): Scene {
  const speech = speeches[lang]
  const seats = NAMES.map((name, number) => ({ number, name, letter: name.charAt(0), shape: 'disc' as const }))
  return {
    view: moment.view,
    furniture: furnitureOf(moment),
    seats,
    seat,
    say: (words) => speech.say(words),
    name: namer(moment, speech),
  }
}

function textOf(scene: Scene): string {
  return inWords(scene)
    .flatMap((section) => [section.title, ...section.lines])
    .join('\n')
}

describe('the board as text', () => {
  test.each(Object.entries(moments))('%s has words for all of it, in both languages', (_, moment) => {
    for (const lang of ['en', 'de'] as const) {
      const text = textOf(sceneOf(moment, lang))
      expect(text).not.toMatch(/board-|field-|kind-|[{}]|undefined|NaN/)
      expect(text.length).toBeGreaterThan(400)
    }
  })

  test('names each room once, with who is there, who controls it and what it would pay', () => {
    const text = textOf(sceneOf(moments.middle))
    const cave = caveOf(furnitureOf(moments.middle))
    const name = namer(moments.middle, speeches.en)
    for (const field of cave.board.fields) expect(text.split(name(field.name)).length, field.name).toBeGreaterThan(1)
    expect(text).toContain(
      'Sunken Chapel, 3 gold: Explorer (Cy), 2 × Treasure; 1 of 5 places taken; Cy controls it; pays Cy 11 if scored now.',
    )
    expect(text).toContain("It is Ann's turn, with 3 actions left.")
  })

  test('says what its own seat holds and nothing of what others hold', () => {
    const { hand } = moments
    const own = textOf(sceneOf(hand)).split('What you hold')[1] ?? ''
    expect(own).toContain('Score a Room')
    expect(textOf(sceneOf(hand, 'en', null))).not.toContain('What you hold')
  })
})

describe('the board for a screen reader', () => {
  test('every place and piece has a name that says what it is, whose, where, and whether it can act', () => {
    const moment = moments.middle
    const cave = caveOf(furnitureOf(moment))
    const plan = planOf(cave.board, 1, 14, 25)
    const figures = arranged(plan, byPlace(tokensOf(moment.view, cave)), cave.limits.room)
    const axe = figures.find((figure) => figure.token.name === 'red barbarian')
    const node = `piece-${axe?.token.id ?? ''}`
    const teller = sceneOf(moment)
    const labels = labelsOf(teller, cave, factsOf(moment.view), plan.spots, figures, new Set([node, 'place-e']), null)
    expect(labels.get(node)).toBe('Barbarian of Ann, in Lost Library; can act')
    expect(labels.get('place-e')).toContain('East Vault, 5 gold; ')
    expect(labels.get('place-e')).toContain('tied, so nobody would be paid; can be chosen')
    expect(labels.get('place-nw6')).toBe('Bone Gallery, 3 gold; nobody there')
    expect(labels.size).toBe(plan.spots.length + figures.filter((figure) => figure.top).length)
  })
})

describe('beside the board', () => {
  test('a seat has gold, a pile and artifacts, and in 2015 a hand', () => {
    expect(seatFacts(sceneOf(moments.middle), 0).map((fact) => fact.value)).toEqual([14, 0, 9])
    expect(seatFacts(sceneOf(moments.hand), 0)).toHaveLength(4)
  })

  test('hints fit the moment, have words, and are for those who are asked', () => {
    const all = Object.values(moments).flatMap((moment) => hints(sceneOf(moment), moment.asked))
    for (const key of all) for (const speech of Object.values(speeches)) expect(speech.has(key), key).toBe(true)
    expect(hints(sceneOf(moments.push), moments.push.asked)).toEqual(['hint-wraith'])
    expect(hints(sceneOf(moments.middle), null)).toEqual([])
  })

  test('every kind of piece, card and artifact has a drawing of its own', () => {
    for (const moment of [moments.middle, moments.cards]) {
      const cave = caveOf(furnitureOf(moment))
      const kinds = Object.keys(cave.kinds)
      expect(kinds.filter((kind) => !(kind in glyphs))).toEqual([])
      expect(new Set(kinds.map((kind) => glyphOf(`red ${kind}`))).size).toBe(kinds.length)
      expect(Object.keys(cave.artifacts).filter((artifact) => !(artifact in glyphs))).toEqual([])
    }
  })
})
