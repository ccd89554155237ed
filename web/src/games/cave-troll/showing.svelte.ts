/** The picture that is seen: always the view, except while what led to it is being played. */

import type { News, View } from '../board'
import { after, beatsOf, lasts, type Beat } from './beats'
import type { Cave } from './cave'
import { tokensOf, type Token } from './tokens'

/** Gold that rises from a room, a room that flashes, dust where a piece has gone. */
export interface Effect {
  id: number
  beat: Beat
}

const LONGEST = 5000 // however much has happened, it is seen in so many milliseconds
const FADES = 1300

export class Showing {
  tokens = $state.raw<readonly Token[]>([])
  effects = $state.raw<readonly Effect[]>([])
  /** How much slower than at once things travel: the length of one step in milliseconds, 0 without motion. */
  pace = $state(0)
  playing = $state(false)
  #news = -1
  #run = 0
  #next = 0

  /** Take over a view, at once or by way of what has happened. */
  show(view: View, cave: Cave, news: News | null, speed: number): void {
    const fresh = news !== null && news.number !== this.#news
    if (news) this.#news = news.number
    if (!fresh && this.playing && news !== null) return
    this.#run += 1
    const beats = fresh ? news.lines.flatMap((line) => beatsOf(cave, line)) : []
    if (speed <= 0 || beats.length === 0) {
      this.#settle(view, cave, speed > 0 && fresh ? 300 / speed : 0)
      return
    }
    this.tokens = tokensOf(news?.before ?? view, cave, this.tokens)
    void this.#play(beats, view, cave, speed)
  }

  #settle(view: View, cave: Cave, pace: number): void {
    this.playing = false
    this.pace = pace
    this.tokens = tokensOf(view, cave, this.tokens)
    if (pace === 0) this.effects = []
  }

  async #play(beats: readonly Beat[], view: View, cave: Cave, speed: number): Promise<void> {
    const run = this.#run
    const whole = beats.reduce((sum, beat) => sum + lasts(beat), 0)
    const quicker = Math.max(speed, whole / LONGEST)
    this.playing = true
    for (const beat of beats) {
      this.pace = lasts(beat) / quicker
      this.tokens = after(cave, this.tokens, beat)
      if (beat.do === 'pay' || beat.do === 'flash' || beat.do === 'leave') this.#effect(beat, speed)
      await new Promise((resume) => setTimeout(resume, lasts(beat) / quicker))
      if (run !== this.#run) return
    }
    this.#settle(view, cave, 200 / speed)
  }

  #effect(beat: Beat, speed: number): void {
    const id = this.#next++
    this.effects = [...this.effects, { id, beat }]
    setTimeout(() => (this.effects = this.effects.filter((effect) => effect.id !== id)), FADES / speed)
  }
}
