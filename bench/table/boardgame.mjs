// Two players of boardgame.io at one table, speaking its protocol directly so that no client's work is measured.
import { io } from 'socket.io-client'

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.json()
}

export class Boardgame {
  static async open(url, clock, game) {
    const lobby = url.replace(/\d+$/, (port) => String(Number(port) + 1)) // its lobby has a port of its own
    const { matchID } = await post(`${lobby}/games/${game}/create`, { numPlayers: 2 })
    const seats = []
    for (const playerID of ['0', '1']) {
      const join = { playerID, playerName: `player ${playerID}` }
      const { playerCredentials } = await post(`${lobby}/games/${game}/${matchID}/join`, join)
      seats.push({ playerID, credentials: playerCredentials, sent: 0, state: -1 })
    }
    const table = new Boardgame(game, matchID, seats, clock)
    for (const seat of seats) await table.connect(url, seat)
    return table
  }

  constructor(game, match, seats, clock) {
    Object.assign(this, { game, match, seats, clock })
  }

  connect(url, seat) {
    seat.socket = io(`${url}/${this.game}`, { transports: ['websocket'] })
    return new Promise((resolve) => {
      seat.socket.on('connect', () => seat.socket.emit('sync', this.match, seat.playerID, seat.credentials, 2))
      seat.socket.on('sync', (_, data) => {
        seat.state = data.state._stateID
        resolve()
      })
      seat.socket.on('update', (_, state) => this.heard(seat, state))
    })
  }

  start() {
    this.move(this.seats[0])
  }

  move(seat) {
    seat.sent = this.sent = performance.now()
    const payload = { type: 'step', args: [], playerID: seat.playerID, credentials: seat.credentials }
    seat.socket.emit('update', { type: 'MAKE_MOVE', payload }, seat.state, this.match, seat.playerID)
  }

  heard(seat, state) {
    if (state._stateID <= seat.state) return
    seat.state = state._stateID
    if (seat.sent) {
      this.clock.moved(performance.now() - seat.sent)
      seat.sent = 0
    } else this.clock.shown(performance.now() - this.sent)
    if (state.ctx.currentPlayer === seat.playerID) this.move(seat)
  }
}
