/** Stretches of time in few characters. */

/** A clock: `4:05`, `1:02:03`, or days and hours where it is long. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const days = Math.floor(left / 86_400)
  const hours = Math.floor((left % 86_400) / 3600)
  if (days > 0) return `${days}d ${hours}h`
  const minutes = Math.floor((left % 3600) / 60)
  const rest = String(left % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** How long ago, as a Fluent key with a number: said in words by `ui-span-*`. */
export function span(seconds: number): { key: string; args: { n: number } } {
  const past = Math.max(0, seconds)
  if (past < 60) return { key: 'ui-span-seconds', args: { n: Math.floor(past) } }
  if (past < 3600) return { key: 'ui-span-minutes', args: { n: Math.floor(past / 60) } }
  if (past < 86_400) return { key: 'ui-span-hours', args: { n: Math.floor(past / 3600) } }
  return { key: 'ui-span-days', args: { n: Math.floor(past / 86_400) } }
}
