import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { every } from './conditions.ts'
import { countProducts } from './product-list.ts'
import { countUsers, inScope } from './user-list.ts'

/** How much there is of everything, for the heads of the sections. */
export const readCounts = (db: Database) =>
  readAtOnce(db, async (tx) => {
    const { rows } = await sql<{ orders: number; offers: number }>`
      select (select count(*) from purchase_orders) as orders, (select count(*) from offers) as offers`.execute(
      tx,
    )
    const { count, units } = await countProducts(tx, every())
    return {
      orders: { total_count: rows[0]?.orders ?? 0 },
      products: { total_count: count, total_units: units },
      buyers: await countUsers(tx, inScope({ party: 'buyer' })),
      sellers: await countUsers(tx, inScope({ party: 'seller' })),
      offers: { total_count: rows[0]?.offers ?? 0 },
    }
  })
