// Opens many tables with both players connected, plays a few moves at each, says so, and holds them open.
import { Grotto } from './grotto.mjs'

const [url, tables] = process.argv.slice(2)
const MOVES = 20

class Counter {
  constructor(table, done) {
    Object.assign(this, { table, done, moves: 0 })
  }
  moved() {
    this.moves += 1
    if (this.moves < MOVES) return
    this.table.going = false
    this.done()
  }
  shown() {}
}

for (let number = 0; number < Number(tables); number++)
  await new Promise((done) => {
    const counter = new Counter(null, done)
    Grotto.open(url, counter).then((table) => {
      counter.table = table
      table.start()
    })
  })
process.stdout.write('ready\n')
setInterval(() => {}, 1000)
