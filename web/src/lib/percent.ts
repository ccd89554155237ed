/** Chances as people read them. */

export function percent(chance: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(chance)
}
