/** The time, told anew every second to whatever shows it. */

class Now {
  seconds = $state(Date.now() / 1000)

  constructor() {
    setInterval(() => (this.seconds = Date.now() / 1000), 1000)
  }
}

export const now = new Now()
