// boardgame.io's own server with its own in-memory storage, and two games: about the smallest that can be written for it,
// and one whose state is of the size of Cave Troll's, with something hidden in it.
import { createRequire } from 'node:module'

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server')

const count = {
  name: 'count',
  setup: () => ({ moves: 0 }),
  moves: {
    step: ({ G }) => {
      G.moves += 1
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
}

const ROOMS = 25

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
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((player, seat) =>
      String(seat) === playerID ? player : { ...player, hidden: player.hidden.length },
    ),
  }),
}

const port = Number(process.argv[2])
const server = Server({ games: [count, cave], origins: [Origins.LOCALHOST] })
console.log = () => {}
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => process.stdout.write('ready\n'))
