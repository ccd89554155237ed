/** What a screen reader says without being asked. */

class Announcements {
  polite = $state('')
  urgent = $state('')
  #queue: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Say it when there is a pause; what comes in one moment is said in one go. */
  say(text: string): void {
    if (text === '') return
    this.#queue.push(text)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.polite = this.#queue.slice(-12).join(' ')
      this.#queue = []
    }, 250)
  }

  /** Say it now. */
  alarm(text: string): void {
    this.urgent = ''
    setTimeout(() => (this.urgent = text), 30)
  }
}

export const announcements = new Announcements()
