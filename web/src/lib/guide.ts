/** Where in a lesson somebody is: past every step that is done or was heard. */

import type { LessonStep, Scene } from '../games/board'
import type { LogLine } from './protocol'

/** The number of the step to be shown; null after the last. `heard`: how many were put aside by a click. */
export function stepOf(
  steps: readonly LessonStep[],
  scene: Scene,
  log: readonly LogLine[],
  heard: number,
): number | null {
  const done = steps.findLastIndex((step) => step.done?.(scene, log) ?? false) + 1
  const now = Math.max(done, heard)
  return now < steps.length ? now : null
}
