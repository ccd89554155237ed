import { describe, expect, it } from 'vitest'
import { Advice, type Answered } from '../src/lib/advice.svelte'
import type { OptionInfo, QuestionInfo, Words } from '../src/lib/protocol'

const option = (number: number): OptionInfo => ({ number, intent: { verb: 'v' }, words: { key: `o-${number}` } })
const question = (number: number): QuestionInfo => ({
  number,
  words: { key: 'q' },
  rule: '',
  options: [option(3), option(5), option(8)],
})
const hint = (about: number): Answered => ({
  type: 'advised',
  id: 'x',
  question: about,
  options: [
    { option: 5, chance: 0.6, looks: 90 },
    { option: 3, chance: 0.25, looks: 8 },
  ],
})

function scene(answer: (about: number) => Promise<Answered>) {
  const now = { asked: question(1) as QuestionInfo | null, sent: 0, refused: [] as (Words | null)[] }
  const advice = new Advice(
    () => now.asked,
    (about) => {
      now.sent += 1
      return answer(about)
    },
    (words) => now.refused.push(words),
  )
  return { now, advice }
}

describe('a hint', () => {
  it('says what is best and how likely each answer wins', async () => {
    const { advice } = scene((about) => Promise.resolve(hint(about)))
    await advice.ask()
    expect(advice.best?.number).toBe(5)
    expect([3, 5, 8].map((number) => advice.chance(number))).toEqual([0.25, 0.6, null])
    expect(advice.bestOf([option(3), option(8)])).toBe(0.25)
    expect(advice.bestOf([option(8)])).toBeNull()
  })

  it('is asked for once', async () => {
    const { now, advice } = scene((about) => Promise.resolve(hint(about)))
    await Promise.all([advice.ask(), advice.ask()])
    await advice.ask()
    expect(now.sent).toBe(1)
  })

  it('is good for its question alone', async () => {
    const { now, advice } = scene((about) => Promise.resolve(hint(about)))
    await advice.ask()
    now.asked = question(2)
    const later = new Advice(
      () => now.asked,
      () => Promise.resolve(hint(1)),
      () => undefined,
    )
    await later.ask()
    expect(later.found).toBeNull()
    expect(later.best).toBeNull()
  })

  it('that comes when the question has passed is not shown, nor why there is none', async () => {
    const { now, advice } = scene(async (about) => {
      await Promise.resolve()
      now.asked = question(2)
      return about === 1 ? { type: 'refused', words: { key: 'late' } } : null
    })
    await advice.ask()
    expect(now.refused).toEqual([])
    expect(advice.thinking).toBe(false)
  })

  it('that is refused says why', async () => {
    const { now, advice } = scene(() => Promise.resolve({ type: 'refused', words: { key: 'no' } }))
    await advice.ask()
    expect(now.refused).toEqual([{ key: 'no' }])
    expect(advice.found).toBeNull()
  })
})
