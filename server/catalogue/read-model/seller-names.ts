import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** The names of these sellers, or of all, by their ids. */
export async function namesOfSellers(db: Database, ids?: readonly number[]) {
  const rows = await db
    .selectFrom('sellers')
    .select(['id', 'name'])
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${ids}::bigint[])`))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
