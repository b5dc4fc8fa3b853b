import type { SellerViewer } from '#market/accounts/viewer.ts'
import { knownColumns, type TableColumn } from '#market/products/views/table-columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'

/** The columns that a seller sees outside of saved views; null until they chose. */
export async function chosenColumnsOf(db: Database, { sellerId }: SellerViewer) {
  const kept = await db
    .selectFrom('productTableColumns')
    .select('columns')
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
  return kept ? knownColumns(kept.columns) : null
}

export const chooseColumns = (
  db: Database,
  { sellerId }: SellerViewer,
  columns: TableColumn[] | null,
) =>
  transact(db, async (tx) => {
    if (columns === null)
      await tx.deleteFrom('productTableColumns').where('sellerId', '=', sellerId).execute()
    else
      await tx
        .insertInto('productTableColumns')
        .values({ sellerId, columns })
        .onConflict((conflict) => conflict.column('sellerId').doUpdateSet({ columns }))
        .execute()
    return columns
  })
