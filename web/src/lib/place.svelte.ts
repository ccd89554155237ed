/** Where the browser is. */

import { isOurs, routeOf, type Route } from './routing'

class Place {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash))

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname, location.hash)))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.route = routeOf(location.pathname, location.hash)
    scrollTo(0, 0)
  }

  /** Links of this page are followed without loading it anew. */
  follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link, location.origin)) return
    if (link.pathname === location.pathname && link.hash !== '') return // within the page: the browser's matter
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const place = new Place()
