/** Requests to the server. What goes wrong is always a `Failed` with words that can be shown. */

import type { Trouble, Words } from './protocol'

export class Failed extends Error {
  readonly words: Words
  readonly status: number

  constructor(words: Words, status = 0) {
    super(words.key)
    this.words = words
    this.status = status
  }
}

const NO_SERVER: Words = { key: 'ui-no-server' }

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new Failed(NO_SERVER)
  }
  if (answer.ok) return answer
  throw new Failed(await troubleIn(answer), answer.status)
}

async function troubleIn(answer: Response): Promise<Words> {
  try {
    const trouble = (await answer.json()) as Partial<Trouble>
    if (trouble.words) return trouble.words
  } catch {
    // Not one of the server's own answers: a proxy speaks.
  }
  return { key: 'ui-server-trouble', args: { status: answer.status } }
}

/** `token`: the right to a seat, where that opens more. */
export async function get<T>(path: string, token?: string): Promise<T> {
  return (await (await request(path, { headers: bearer(token) })).json()) as T
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` }
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  return (await (await request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T
}

/** A game's record as text; a running one needs the right to a seat. */
export async function record(table: string, token: string | undefined): Promise<string> {
  return (await request(`/api/tables/${table}/record`, { headers: bearer(token) })).text()
}

/** What to show of an error of any kind. */
export function wordsOf(error: unknown): Words {
  return error instanceof Failed ? error.words : { key: 'ui-own-fault' }
}
