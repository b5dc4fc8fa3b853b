import { loadPeople } from '#demo/load/load-people.ts'
import { DEMO_LOTS } from '#demo/lots/make-lots.ts'
import { connect } from '#server/platform/database/database.ts'
import { bareTables } from '#server/platform/database/contents/bare-tables.ts'
import { transact } from '#server/platform/database/transact.ts'
import { withClient } from '#server/platform/database/with-client.ts'
import { lastLot, loadSeed, type Demo } from './load-seed.ts'

export type Filling = {
  /** The address of the role that owns the tables, which are migrated and empty. */
  ownerUrl: string
  lots: number
  /** Hears how many lots are in. */
  tell?: (filled: number) => void
}

// Most of it is PostgreSQL reading the words of each lot, one connection on one core.
const AT_ONCE = 2
const LONGEST_MS = 3_600_000
const ROOM_FOR_INDEXES = '256MB'

/** Fills empty tables with the people of the demo marketplace, who may sign in, and with this many lots. */
export async function fillTables({ ownerUrl, lots, tell = () => {} }: Filling): Promise<void> {
  await using owner = new AsyncDisposableStack()
  const limits = { max: AT_ONCE, statementTimeout: LONGEST_MS }
  const { db } = owner.adopt(connect(ownerUrl, limits), (each) => each.close())
  const now = new Date()
  const people = await transact(db, (tx) => loadPeople(tx, now))
  const demo: Demo = { now, people, after: await lastLot(db) }
  await withClient(ownerUrl, async (client) => {
    const dressTables = await bareTables(client)
    let filled = 0
    const seeds = Array.from({ length: Math.ceil(lots / DEMO_LOTS) }, (_, at) => at + 1).values()
    const loading = Array.from({ length: AT_ONCE }, async () => {
      for (const seed of seeds) {
        const most = Math.min(DEMO_LOTS, lots - (seed - 1) * DEMO_LOTS)
        await transact(db, (tx) => loadSeed(tx, demo, { seed, most }))
        filled += most
        tell(filled)
      }
    })
    await Promise.all(loading)
    await client.query(`set maintenance_work_mem = '${ROOM_FOR_INDEXES}'`)
    await dressTables()
    await client.query(
      `select setval(pg_get_serial_sequence('products', 'id'), max(id)) from products`,
    )
    await client.query('vacuum (analyze)')
  })
}
