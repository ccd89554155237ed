import { readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { PHRASES } from '../src/lib/phrases'
import { CLOCKS, SPECTATORS } from '../src/lib/plans'
import { Speech } from '../src/lib/speech'

const text = (lang: string): string => readFileSync(`src/words/${lang}.ftl`, 'utf8')
const keys = (lang: string): string[] => new FluentResource(text(lang)).body.map((entry) => entry.id)

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('games/cave-troll'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}

describe('the words of the client', () => {
  it('are the same keys in every language, each once', () => {
    const english = keys('en')
    expect(new Set(english).size).toBe(english.length)
    expect(keys('de').sort()).toEqual(english.sort())
    expect(english.every((key) => key.startsWith('ui-'))).toBe(true)
  })

  it('have every key that the code names, and no other', () => {
    const code = sources('src').join('\n')
    const named = new Set([...code.matchAll(/['"](ui-[a-z0-9-]+)['"]/g)].map((hit) => hit[1] ?? ''))
    const begun = [...code.matchAll(/`(ui-[a-z-]+-)\$/g)].map((hit) => hit[1] ?? '')
    const there = keys('en')
    expect([...named].filter((key) => !there.includes(key))).toEqual([])
    expect(there.filter((key) => !named.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([])
  })

  it('have words for everything that is named by a part', () => {
    const there = keys('en')
    const wanted = [
      ...PHRASES.map((phrase) => `ui-phrase-${phrase}`),
      ...CLOCKS.map((one) => `ui-clock-${one.key}`),
      ...SPECTATORS.map((one) => `ui-spectators-${one}`),
      ...['open', 'playing', 'over', 'frozen'].map((state) => `ui-state-${state}`),
      ...['choices', 'log', 'chat', 'rules'].map((panel) => `ui-panel-${panel}`),
      ...['friends', 'bots', 'screen'].flatMap((one) => [
        `ui-company-${one}`,
        `ui-company-${one}-more`,
        `ui-open-${one}`,
      ]),
    ]
    expect(wanted.filter((key) => !there.includes(key))).toEqual([])
  })

  it('take the same arguments in every language', () => {
    const variables = (lang: string): Record<string, string[]> =>
      Object.fromEntries(
        text(lang)
          .split(/^(?=ui-)/m)
          .slice(1)
          .map((entry) => [
            entry.split(' ')[0] ?? '',
            [...new Set([...entry.matchAll(/\$([a-z]+)/g)].map((hit) => hit[1] ?? ''))].sort(),
          ]),
      )
    expect(variables('de')).toEqual(variables('en'))
  })

  it('are said with their numbers', () => {
    const speech = new Speech('en', text('en'))
    expect(speech.tell('ui-missing-players', { missing: 1 })).toBe('One seat is still free.')
    expect(speech.tell('ui-missing-players', { missing: 3 })).toBe('3 seats are still free.')
  })
})
