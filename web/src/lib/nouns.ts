/** Finds what a person means who types: the names of things whose words occur in a line, the longest first. */

import type { NounInfo } from './protocol'

export function plain(text: string): string {
  const bare = text.toLocaleLowerCase().normalize('NFD')
  return bare
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Names of nouns in a line, in the order in which they are typed. `articles` may stand before any of them. */
export function namedIn(line: string, nouns: readonly NounInfo[], say: (noun: NounInfo) => string[]): string[] {
  const phrases = nouns.flatMap((noun) => say(noun).map((words) => ({ words: plain(words), name: noun.name })))
  phrases.push(...nouns.map((noun) => ({ words: plain(noun.name), name: noun.name })))
  phrases.sort((one, other) => other.words.length - one.words.length)
  let rest = ` ${plain(line)} `
  const found: { at: number; name: string }[] = []
  for (const { words, name } of phrases) {
    if (words === '') continue
    const at = rest.indexOf(` ${words} `)
    if (at < 0) continue
    found.push({ at, name })
    rest = `${rest.slice(0, at)} ${'.'.repeat(words.length)} ${rest.slice(at + words.length + 2)}`
  }
  return found
    .sort((one, other) => one.at - other.at)
    .map((one) => one.name)
    .slice(0, 6)
}
