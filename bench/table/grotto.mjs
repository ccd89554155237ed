// Two players of Grotto at one table of Cave Troll, each on a connection of his own, choosing any option at random.
import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

export class Grotto {
  static async open(url, clock) {
    const table = new Grotto(url, clock)
    await table.open()
    return table
  }

  constructor(url, clock) {
    Object.assign(this, { url, clock, going: false, dice: 12345 })
  }

  /** A new table with both players connected; when its game is over, the next. */
  async open() {
    const plan = [
      { by: 'me', name: 'one' },
      { by: 'me', name: 'two' },
    ]
    const made = await post(`${this.url}/api/tables`, { game: 'cave-troll', plan })
    this.seats = made.held.map(({ seat, token }) => ({ seat, token, sent: 0, question: -1, game: null }))
    await Promise.all(this.seats.map((seat) => this.connect(made.id, seat)))
  }

  connect(id, seat) {
    seat.socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws/${id}`)
    seat.socket.on('open', () => this.send(seat, { type: 'hello', tokens: [seat.token], look: seat.seat }))
    return new Promise((resolve) => {
      seat.socket.on('message', (data) => {
        const message = JSON.parse(data)
        if (message.type === 'snapshot') resolve()
        this.heard(seat, message)
      })
    })
  }

  start() {
    this.going = true
    for (const seat of this.seats) this.answer(seat)
  }

  heard(seat, message) {
    if (message.type === 'refused') throw new Error(JSON.stringify(message))
    if (message.type === 'done') {
      this.clock.moved(performance.now() - seat.sent)
      seat.sent = 0
    } else if (message.game) {
      if (!seat.sent && this.sent) this.clock.shown(performance.now() - this.sent)
      seat.game = message.game
    }
    if (this.going && !seat.sent) this.answer(seat)
  }

  answer(seat) {
    const { game } = seat
    if (game.view.outcome) return this.again()
    if (!game.asked || game.question === seat.question) return undefined
    seat.question = game.question
    const { options } = game.asked
    this.dice = (this.dice * 1103515245 + 12345) % 2147483648
    const option = options[this.dice % options.length].number
    seat.sent = this.sent = performance.now()
    return this.send(seat, { type: 'choose', seat: seat.seat, question: game.question, option })
  }

  async again() {
    if (!this.going) return
    this.going = false
    for (const seat of this.seats) seat.socket.close()
    await this.open()
    this.start()
  }

  send(seat, message) {
    seat.socket.send(JSON.stringify({ id: randomUUID(), ...message }))
  }
}
