import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'

/** The sellers whose products are just being hidden, whatever those say themselves; mostly none. */
export async function sellersBeingHidden(db: Database | Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select seller_id as id from seller_changes where not shows`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a seller is none of them. */
export const isNotBeingHidden = (sellerId: RawBuilder<unknown>) => sql<boolean>`
  ${sellerId} <> all (array(select c.seller_id from seller_changes c where not c.shows))`
