/** Addresses: which page a path is, and going from one to another without loading anew. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string; number: string }
  | { page: 'learn'; game: string }
  | { page: 'missing' }

const NAME = '([A-Za-z0-9_-]{1,64})'
const TABLE = new RegExp(`^/t/${NAME}/?$`)
const RULES = new RegExp(`^/rules/${NAME}/?$`)
const LEARN = new RegExp(`^/learn/${NAME}/?$`)

export function routeOf(path: string, hash = ''): Route {
  if (path === '/') return { page: 'lobby' }
  const table = TABLE.exec(path)?.[1]
  if (table !== undefined) return { page: 'table', id: table }
  const rules = RULES.exec(path)?.[1]
  if (rules !== undefined) return { page: 'rules', game: rules, number: hash.slice(1) }
  const learn = LEARN.exec(path)?.[1]
  if (learn !== undefined) return { page: 'learn', game: learn }
  return { page: 'missing' }
}

/** Whether a click on a link is for this page to handle, not for the browser. */
export function isOurs(event: MouseEvent, link: HTMLAnchorElement, origin: string): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== origin) return false
  return !link.pathname.startsWith('/api/') && !/\.[a-z]+$/.test(link.pathname)
}
