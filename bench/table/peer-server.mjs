// boardgame.io's own server with its own in-memory storage, and two games: tic-tac-toe, which its tutorial begins with,
// with a new match after each; and one without rules and without an end, whose state is of the size of Cave Troll's, with
// something hidden in it and as many actions in a turn.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number))

const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    step: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      return undefined
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

const ROOMS = 25
const ACTIONS = 4

const cave = {
  name: 'cave',
  setup: ({ ctx }) => ({
    moves: 0,
    rooms: Array.from({ length: ROOMS }, (_, room) => ({ name: `room-${room}`, gold: room % 6, pieces: [] })),
    players: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
      score: 0,
      hidden: Array.from({ length: 14 }, (_, card) => `counter-${seat}-${card}`),
      played: [],
    })),
  }),
  moves: {
    step: ({ G, playerID }) => {
      const seat = Number(playerID)
      const room = G.rooms[(G.moves * 7) % ROOMS]
      if (room.pieces.length < 5) room.pieces.push({ seat, kind: 'adventurer', number: G.moves })
      else G.players[seat].score += room.pieces.splice(0).filter((piece) => piece.seat === seat).length
      G.moves += 1
    },
  },
  turn: { minMoves: ACTIONS, maxMoves: ACTIONS },
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((player, seat) =>
      String(seat) === playerID ? player : { ...player, hidden: player.hidden.length },
    ),
  }),
}

const port = Number(process.argv[2])
const server = Server({ games: [ticTacToe, cave], origins: [Origins.LOCALHOST] })
console.log = () => {}
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => process.stdout.write('ready\n'))
