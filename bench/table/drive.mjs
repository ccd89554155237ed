// Plays on many tables of one server at once and measures: `node drive.mjs GAME URL TABLES SECONDS` prints JSON.
// GAME is grotto, or one of the games of boardgame.io in peer-server.mjs.
// The same for every server: two connections a table; whoever is to move does so as soon as he sees that he is to.
import { Boardgame } from './boardgame.mjs'
import { Grotto } from './grotto.mjs'

const [kind, url, tables, seconds] = process.argv.slice(2)
const Peer = kind === 'grotto' ? Grotto : Boardgame

/** What one table has done: every move from sending it to the word that it was carried out, in milliseconds. */
class Clock {
  taken = []
  seen = []
  running = false
  moved(milliseconds) {
    if (this.running) this.taken.push(milliseconds)
  }
  shown(milliseconds) {
    if (this.running) this.seen.push(milliseconds)
  }
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null
const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const clock = new Clock()
const players = []
for (let number = 0; number < Number(tables); number++) players.push(await Peer.open(url, clock, kind))
for (const player of players) player.start()
await rest(2000) // everything warm
clock.running = true
const begun = performance.now()
await rest(1000 * Number(seconds))
clock.running = false
const lasted = (performance.now() - begun) / 1000
const taken = clock.taken.toSorted((a, b) => a - b)
const seen = clock.seen.toSorted((a, b) => a - b)
const report = {
  moves: taken.length,
  per_second: taken.length / lasted,
  p50: quantile(taken, 0.5),
  p99: quantile(taken, 0.99),
  shown_p50: quantile(seen, 0.5),
  shown_p99: quantile(seen, 0.99),
}
process.stdout.write(JSON.stringify(report) + '\n', () => process.exit(0))
