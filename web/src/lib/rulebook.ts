/** A rulebook in hand: fetched once a language, searched, and opened at the statement that matters now. */

import { get } from './api'
import type { RulebookInfo, SectionInfo } from './protocol'

const books = new Map<string, Promise<RulebookInfo>>()

export function rulebook(game: string, lang: string): Promise<RulebookInfo> {
  const key = `${game}/${lang}`
  const book = books.get(key) ?? get<RulebookInfo>(`/api/games/${game}/rules/${lang}`)
  books.set(key, book)
  book.catch(() => books.delete(key))
  return book
}

/** The section a statement stands in. */
export function sectionOf(book: RulebookInfo, number: string): SectionInfo | undefined {
  return book.sections.find((section) => section.statements.some((statement) => statement.number === number))
}

/** The sections with those statements only in which every word occurs; everything where nothing is looked for. */
export function searched(book: RulebookInfo, words: string): SectionInfo[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return book.sections
  const found = book.sections.map((section) => ({
    ...section,
    intro: '',
    statements: section.statements.filter(({ number, text }) => {
      const all = `${number} ${section.title} ${text.replace(/[*`]/g, '')}`.toLocaleLowerCase()
      return wanted.every((word) => all.includes(word))
    }),
  }))
  return found.filter((section) => section.statements.length > 0)
}
