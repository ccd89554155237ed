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
    const table = new Boardgame(url, game, clock)
    await table.open()
    return table
  }

  constructor(url, game, clock) {
    Object.assign(this, { url, game, clock, going: false })
  }

  /** A new match with both players connected; when its game is over, the next. */
  async open() {
    const { url, game } = this
    const lobby = url.replace(/\d+$/, (port) => String(Number(port) + 1)) // its lobby has a port of its own
    const { matchID } = await post(`${lobby}/games/${game}/create`, { numPlayers: 2 })
    this.match = matchID
    this.seats = []
    for (const playerID of ['0', '1']) {
      const join = { playerID, playerName: `player ${playerID}` }
      const { playerCredentials } = await post(`${lobby}/games/${game}/${matchID}/join`, join)
      this.seats.push({ playerID, credentials: playerCredentials, sent: 0, state: -1 })
    }
    for (const seat of this.seats) await this.connect(url, seat)
  }

  connect(url, seat) {
    seat.socket = io(`${url}/${this.game}`, { transports: ['websocket'], forceNew: true })
    return new Promise((resolve) => {
      seat.socket.on('connect', () => seat.socket.emit('sync', this.match, seat.playerID, seat.credentials, 2))
      seat.socket.on('sync', (_, data) => {
        seat.state = data.state._stateID
        seat.G = data.state.G
        resolve()
      })
      seat.socket.on('update', (_, state) => this.heard(seat, state))
    })
  }

  start() {
    this.going = true
    this.move(this.seats[0])
  }

  move(seat) {
    seat.sent = this.sent = performance.now()
    const args = seat.G.cells ? [any(seat.G.cells)] : []
    const payload = { type: 'step', args, playerID: seat.playerID, credentials: seat.credentials }
    seat.socket.emit('update', { type: 'MAKE_MOVE', payload }, seat.state, this.match, seat.playerID)
  }

  heard(seat, state) {
    if (state._stateID <= seat.state) return
    seat.state = state._stateID
    seat.G = state.G
    if (seat.sent) {
      this.clock.moved(performance.now() - seat.sent)
      seat.sent = 0
    } else this.clock.shown(performance.now() - this.sent)
    if (state.ctx.gameover) this.again(seat)
    else if (state.ctx.currentPlayer === seat.playerID) this.move(seat)
  }

  /** The next match, once both have seen the end of this one. */
  async again(seat) {
    seat.over = true
    if (!this.seats.every((one) => one.over)) return
    for (const one of this.seats) one.socket.close()
    await this.open()
    this.start()
  }
}

/** An empty cell. */
function any(cells) {
  const empty = [...cells.keys()].filter((cell) => cells[cell] === null)
  return empty[Math.floor(Math.random() * empty.length)]
}
