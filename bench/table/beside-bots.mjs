// How long a person waits for his move to be carried out while nobody else plays, and while bots play at other tables.
import { Grotto } from './grotto.mjs'

const [url] = process.argv.slice(2)
const BOT_TABLES = 6
const MEASURED = 10_000 // milliseconds, each
const PAUSE = 20 // milliseconds between the moves of the one who is measured

const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

class Clock {
  taken = []
  moved(milliseconds) {
    this.taken.push(milliseconds)
  }
  shown() {}
}

async function botTable() {
  const plan = [0, 1, 2, 3].map((number) => ({ by: number ? 'bot' : 'me', name: number ? '' : 'one' }))
  const body = JSON.stringify({ game: 'cave-troll', plan: plan.map((seat) => ({ ...seat, level: seat.by === 'bot' ? level : '' })) })
  const answer = await fetch(`${url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!answer.ok) throw new Error(await answer.text())
  const made = await answer.json()
  const table = new Grotto(url, new Clock())
  table.seats = made.held.map(({ seat, token }) => ({ seat, token, sent: 0, question: -1, game: null }))
  await Promise.all(table.seats.map((seat) => table.connect(made.id, seat)))
  return table
}

async function measured() {
  const clock = new Clock()
  const table = await Grotto.open(url, clock)
  const answer = table.answer.bind(table)
  table.answer = (seat) => setTimeout(() => answer(seat), PAUSE)
  table.start()
  await rest(MEASURED)
  table.going = false
  return clock.taken.toSorted((a, b) => a - b)
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]

const cards = await (await fetch(`${url}/api/games/cave-troll`)).json()
const level = cards.levels.at(-1)
const alone = await measured()
for (let number = 0; number < BOT_TABLES; number++) (await botTable()).start()
const beside = await measured()
const report = {
  'without p50': quantile(alone, 0.5),
  'without p99': quantile(alone, 0.99),
  p50: quantile(beside, 0.5),
  p99: quantile(beside, 0.99),
}
process.stdout.write(JSON.stringify(report) + '\n', () => process.exit(0))
