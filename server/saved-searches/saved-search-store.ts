import { sql, type Insertable, type Selectable } from 'kysely'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { savedSearchColumns, type SavedSearchesTable } from './saved-search-tables.ts'

export type SavedSearchRow = Selectable<SavedSearchesTable>

export const searchesOf = (db: Database, { buyerId }: BuyerViewer) =>
  db
    .selectFrom('savedSearches')
    .select(savedSearchColumns)
    .where('buyerId', '=', buyerId)
    .orderBy(sql`lower(name)`)
    .execute()

type Keeper = Pick<BuyerViewer, 'buyerId'>

/** Locks the buyer and lists their searches, so that names stay unique and the limit holds. */
export async function lockSearches(tx: Tx, { buyerId }: Keeper): Promise<SavedSearchRow[]> {
  await tx
    .selectFrom('buyers')
    .select('id')
    .where('id', '=', buyerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return tx
    .selectFrom('savedSearches')
    .select(savedSearchColumns)
    .where('buyerId', '=', buyerId)
    .orderBy(sql`lower(name)`)
    .forUpdate()
    .execute()
}

/** The search with this name, ignoring case as the unique index does. */
export const findNamed = (tx: Tx, { buyerId }: BuyerViewer, name: string) =>
  tx
    .selectFrom('savedSearches')
    .select('id')
    .where('buyerId', '=', buyerId)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .executeTakeFirst()

export const insertSearch = (tx: Tx, row: Insertable<SavedSearchesTable>) =>
  tx.insertInto('savedSearches').values(row).returning(savedSearchColumns).executeTakeFirstOrThrow()

type Change = Pick<SavedSearchRow, 'id' | 'name' | 'alerts' | 'seenUntil' | 'toldAt'>

export const updateSearch = (tx: Tx, { id, name, alerts, seenUntil, toldAt }: Change) =>
  tx
    .updateTable('savedSearches')
    .set({ name, alerts, seenUntil, toldAt })
    .where('id', '=', id)
    .returning(savedSearchColumns)
    .executeTakeFirstOrThrow()

/** False when it is not there, or not the buyer's. */
export async function deleteSearch(db: Database, { buyerId }: BuyerViewer, id: number) {
  const { numDeletedRows } = await db
    .deleteFrom('savedSearches')
    .where('id', '=', id)
    .where('buyerId', '=', buyerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
