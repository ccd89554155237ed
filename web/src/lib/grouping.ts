/** Options in groups, as a person looks for them: by the piece that acts and where it stands, then by what is done. */

import type { OptionInfo } from './protocol'

export interface OptionGroup {
  key: string
  /** The piece and the place that all options of the group share; empty for a group without. */
  piece: string
  source: string
  verb: string
  options: OptionInfo[]
  /** Whether all do the same with the piece and differ only in where it goes. */
  targetsOnly: boolean
}

/** Groups in the order of their first option; what concerns no piece comes first, one group for each verb. */
export function grouped(options: readonly OptionInfo[]): OptionGroup[] {
  const groups = new Map<string, OptionInfo[]>()
  for (const option of options) {
    const key = groupKey(option)
    const group = groups.get(key)
    if (group) group.push(option)
    else groups.set(key, [option])
  }
  const all = [...groups].map(([key, inside]) => asGroup(key, inside))
  return [...all.filter((group) => group.piece === ''), ...all.filter((group) => group.piece !== '')]
}

function groupKey({ intent }: OptionInfo): string {
  if (intent.piece && intent.source) return `${intent.piece}@${intent.source}`
  return `!${intent.piece && intent.target ? intent.piece : ''}`
}

function asGroup(key: string, options: OptionInfo[]): OptionGroup {
  const first = options[0]?.intent ?? { verb: '' }
  const verb = options.every((option) => option.intent.verb === first.verb) ? first.verb : ''
  const piece = key === '!' ? '' : (first.piece ?? '')
  const targets = options.filter((option) => option.intent.verb === first.verb && option.intent.target)
  return { key, piece, source: first.source ?? '', verb, options, targetsOnly: targets.length === options.length }
}
