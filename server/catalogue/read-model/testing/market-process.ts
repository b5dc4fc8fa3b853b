import { connect } from '#server/platform/database/database.ts'
import { baseInThread } from '../base/base-in-thread.ts'
import { openCatalogueIndex } from '../catalogue-index.ts'
import { searchInMemory } from './search-in-memory.ts'

// A process that answers searches from memory, to be killed: it makes bases and files of them as often as it can.
const [url = '', file = ''] = process.argv.slice(2)
const { db } = connect(url, { max: 4 })
const market = openCatalogueIndex({
  db,
  makeBase: baseInThread({ url, file, leastProducts: 1, writeEveryMs: 0 }),
  onError: (error) => {
    throw error
  },
  mostChanges: 5,
})
await market.settled()
process.on('message', (asked: Parameters<typeof searchInMemory>[2]) => {
  void answer(asked)
})
process.send?.('ready')

async function answer(asked: Parameters<typeof searchInMemory>[2]) {
  const isInMemory = (await market.now()) !== undefined
  process.send?.({ isInMemory, answer: await searchInMemory(db, market.now, asked) })
}
