/** The little Markdown of rulebooks as data: nothing is ever put into the page as HTML. */

export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code' | 'rule'
  text: string
}

/** Texts inside are still to be taken apart by `spans`. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z][A-Z0-9]*-\d{3})\b/g

export function spans(text: string): Span[] {
  const found: Span[] = []
  let end = 0
  for (const hit of text.matchAll(MARKS)) {
    if (hit.index > end) found.push({ kind: 'text', text: text.slice(end, hit.index) })
    const [whole, strong, em, code, rule] = hit as (string | undefined)[]
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else found.push({ kind: 'rule', text: rule ?? '' })
    end = hit.index + (whole ?? '').length
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(block)
}

function block(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim())
  if (lines.every((line) => line.startsWith('|'))) return table(lines)
  if (lines[0]?.startsWith('- ')) return { kind: 'list', items: items(lines) }
  return { kind: 'paragraph', text: lines.join(' ') }
}

function items(lines: readonly string[]): string[] {
  const found: string[] = []
  for (const line of lines) {
    if (line.startsWith('- ')) found.push(line.slice(2))
    else found.push(`${found.pop() ?? ''} ${line}`.trim())
  }
  return found
}

function table(lines: readonly string[]): Block {
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map((line) => line.replace(/^\||\|$/g, '').split('|'))
  const cells = rows.map((row) => row.map((cell) => cell.trim()))
  return { kind: 'table', head: cells[0] ?? [], rows: cells.slice(1) }
}
