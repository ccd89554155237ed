/** Whether there is room for a panel beside the board. The style sheets say 62rem as well. */

class Wide {
  readonly #query = matchMedia('(min-width: 62rem)')
  matches = $state(false)

  constructor() {
    this.matches = this.#query.matches
    this.#query.addEventListener('change', (now) => (this.matches = now.matches))
  }
}

export const wide = new Wide()
