import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type Status, type Wire } from '../src/lib/connection'
import type { Broken, Changed, Snapshot } from '../src/lib/protocol'

class Line implements Wire {
  sent: { type: string; id: string }[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string })
  }

  close(): void {
    this.closed = true
  }

  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  last(): { type: string; id: string } {
    const last = this.sent.at(-1)
    if (!last) throw new Error('nothing was sent')
    return last
  }

  welcome(): void {
    this.onopen?.()
    this.answer({ type: 'snapshot', id: this.last().id, seq: 1 })
  }
}

function made() {
  const lines: Line[] = []
  const statuses: Status[] = []
  const heard: (Snapshot | Changed | Broken)[] = []
  const connection = new Connection({
    open: () => {
      const line = new Line()
      lines.push(line)
      return line
    },
    hello: () => ({ tokens: [], look: null, seq: 0, lines: 0 }),
    heard: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    chance: () => 0.5,
  })
  connection.start()
  const line = (number: number): Line => {
    const found = lines[number]
    if (!found) throw new Error(`there is no line ${number}`)
    return found
  }
  return { connection, lines, line, statuses, heard }
}

describe('a connection', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('introduces itself and is online once it is answered', () => {
    const { line, statuses, heard } = made()
    line(0).welcome()
    expect(line(0).sent[0]?.type).toBe('hello')
    expect(statuses.at(-1)).toEqual({ kind: 'online' })
    expect(heard).toHaveLength(1)
  })

  it('leaves out a snapshot that answers an older greeting', () => {
    const { connection, line, heard } = made()
    line(0).welcome()
    const old = line(0).last().id
    connection.greet()
    line(0).answer({ type: 'snapshot', id: old, seq: 1 })
    expect(heard).toHaveLength(1)
    line(0).answer({ type: 'snapshot', id: line(0).last().id, seq: 2 })
    expect(heard).toHaveLength(2)
  })

  it('settles a command with the answer that bears its id', async () => {
    const { connection, line } = made()
    line(0).welcome()
    const reply = connection.command({ type: 'undo', seat: 0, question: 3 })
    line(0).answer({ type: 'done', id: 'somebody-elses', seq: 4 })
    line(0).answer({ type: 'done', id: line(0).last().id, seq: 5 })
    expect(await reply).toMatchObject({ type: 'done', seq: 5 })
  })

  it('comes back, waiting longer each time', () => {
    const { lines, line, statuses } = made()
    line(0).welcome()
    line(0).onclose?.()
    expect(statuses.at(-1)).toMatchObject({ kind: 'waiting', attempt: 1 })
    vi.advanceTimersByTime(700)
    expect(lines).toHaveLength(2)
    line(1).onclose?.()
    const second = statuses.at(-1)
    expect(second).toMatchObject({ kind: 'waiting', attempt: 2 })
    vi.advanceTimersByTime(700)
    expect(lines).toHaveLength(2)
    vi.advanceTimersByTime(2300)
    expect(lines).toHaveLength(3)
  })

  it('sends a command again after one break, and answers it', async () => {
    const { connection, line } = made()
    line(0).welcome()
    const reply = connection.command({ type: 'choose', seat: 0, question: 1, option: 2 })
    const { id } = line(0).last()
    line(0).onclose?.()
    vi.advanceTimersByTime(2000)
    line(1).welcome()
    expect(line(1).last()).toMatchObject({ type: 'choose', id })
    line(1).answer({ type: 'done', id, seq: 9 })
    expect(await reply).toMatchObject({ seq: 9 })
  })

  it('gives a command up when the line breaks a second time after it was sent again', async () => {
    const { connection, line } = made()
    line(0).welcome()
    const reply = connection.command({ type: 'start', seat: 0 })
    line(0).onclose?.()
    vi.advanceTimersByTime(2000)
    line(1).welcome()
    line(1).onclose?.()
    expect(await reply).toBeNull()
  })

  it('answers nothing to a question whose line broke, and to what is asked without a line', async () => {
    const { connection, line } = made()
    line(0).welcome()
    const reply = connection.query({ type: 'at', step: 3 })
    line(0).onclose?.()
    expect(await reply).toBeNull()
    expect(await connection.query({ type: 'at', step: 3 })).toBeNull()
  })

  it('tries at once when asked to hurry', () => {
    const { connection, lines, line } = made()
    line(0).onclose?.()
    connection.hurry()
    expect(lines).toHaveLength(2)
    vi.advanceTimersByTime(60_000)
    expect(lines.length).toBeGreaterThan(1)
  })

  it('asks whether anybody is there after a silence, and gives a dead line up', () => {
    const { line, statuses } = made()
    line(0).welcome()
    vi.advanceTimersByTime(20_000)
    expect(line(0).last().type).toBe('ping')
    vi.advanceTimersByTime(12_000)
    expect(line(0).closed).toBe(true)
    expect(statuses.at(-1)).toMatchObject({ kind: 'waiting' })
  })

  it('does not come back when it is told not to', () => {
    const { lines, line, statuses } = made()
    line(0).onopen?.()
    line(0).answer({ type: 'broken', words: { key: 'x' }, again: false })
    line(0).onclose?.()
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
    expect(statuses.at(-1)).toEqual({ kind: 'closed' })
  })
})
