/** The guide through the lessons of Cave Troll: what is said when. The positions are in the game's folder `lessons`. */

import type { LessonStep, Scene } from '../board'
import type { LogLine } from '../../lib/protocol'
import { caveOf, factsOf } from './cave'
import { tokensOf } from './tokens'

const ME = 'red'
const PANTRY = 'sw7'
const VAULT = 'n2'
const LONG_ENOUGH = 3 // turns after which the guide waits for the Orc no longer

/** How often something of a kind has happened, with these parts. */
function times(log: readonly LogLine[], kind: string, parts: Record<string, string>): number {
  const fits = (line: LogLine) => Object.entries(parts).every(([part, value]) => line.parts?.[part] === value)
  return log.filter((line) => line.kind === kind && fits(line)).length
}

const arrivals = (log: readonly LogLine[]): number => times(log, 'moved', { seat: ME, to: PANTRY })
const turns = (log: readonly LogLine[]): number => times(log, 'turn-ended', { seat: ME })

/** Whether the turn is with the person again after a first one. */
const again = (log: readonly LogLine[]): boolean => times(log, 'turn-began', { seat: ME }) > 0

/** Whether there is nothing for the Orc to do: he is gone, or nobody stands in the vault any more. */
function idle(scene: Scene): boolean {
  const cave = caveOf(scene.furniture)
  const tokens = tokensOf(scene.view, cave)
  const orc = tokens.some((token) => token.kind === 'orc' && cave.colours[token.seat] === ME)
  const prey = tokens.some(
    (token) => token.place === VAULT && cave.kinds[token.kind] === 'hero' && cave.colours[token.seat] !== ME,
  )
  return !orc || !prey
}

function placed(scene: Scene, log: readonly LogLine[]): boolean {
  const { turn, question } = factsOf(scene.view)
  return times(log, 'drew', { seat: ME }) > 0 && (turn !== ME || question?.topic === 'turn')
}

const first: LessonStep[] = [
  { key: 'lesson-first-tie', done: (_, log) => arrivals(log) > 0 },
  { key: 'lesson-first-control', done: (_, log) => arrivals(log) > 1 },
  { key: 'lesson-first-draw', done: (_, log) => times(log, 'drew', { seat: ME }) > 0 },
  { key: 'lesson-first-place', done: placed },
  { key: 'lesson-first-end', done: (_, log) => turns(log) > 0 },
  { key: 'lesson-first-watch', done: (_, log) => again(log) },
  {
    key: 'lesson-first-orc',
    done: (scene, log) =>
      again(log) &&
      (times(log, 'moved', { seat: ME, kind: 'orc', to: VAULT }) > 0 || idle(scene) || turns(log) >= LONG_ENOUGH),
  },
  {
    key: 'lesson-first-kill',
    done: (scene, log) =>
      again(log) && (times(log, 'killed', { by: ME }) > 0 || idle(scene) || turns(log) >= LONG_ENOUGH),
  },
  { key: 'lesson-first-score' },
  { key: 'lesson-first-why' },
  { key: 'lesson-first-finish' },
]

export const lessons = { first }
