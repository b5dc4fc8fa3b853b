import { sql } from 'kysely'
import { IMPORT_KNOWN_DAYS, UNDO_HOURS } from '#market/imports/import-limits.ts'
import type { ProductChange } from '#market/imports/undo-changes.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

/** What an import did to a product; nothing is known of what was before it created it. */
export type WrittenProduct = { productId: number; row: number; change: ProductChange | undefined }

export async function keepChanges(tx: Tx, importId: number, done: readonly WrittenProduct[]) {
  if (done.length === 0) return
  const changes = done.map(({ productId, row, change }) => ({
    product_id: productId,
    row,
    before: change?.before ?? null,
    after: change?.after ?? null,
  }))
  await sql`
    insert into import_changes (import_id, product_id, row, before, after)
    select ${importId}, product_id, row, nullif(before, 'null'), nullif(after, 'null')
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as done (product_id bigint, row integer, before jsonb, after jsonb)`.execute(tx)
}

export async function listChanges(tx: Tx, importId: number) {
  return tx
    .selectFrom('importChanges')
    .select(['productId', 'before', 'after'])
    .where('importId', '=', importId)
    .orderBy('productId')
    .execute()
}

/** The first row of each product that an import wrote. */
export async function rowsOfProducts(db: Database | Tx, importId: number) {
  const products = await db
    .selectFrom('importChanges')
    .select(['productId', 'row'])
    .where('importId', '=', importId)
    .execute()
  return new Map(products.map(({ productId, row }) => [productId, row]))
}

/** Whether a later import, which still stands, changed any of the products of this one. */
export async function isBuiltUpon(tx: Tx, importId: number): Promise<boolean> {
  const later = await tx
    .selectFrom('importChanges as own')
    .innerJoin('importChanges as later', 'later.productId', 'own.productId')
    .innerJoin('imports', 'imports.id', 'later.importId')
    .select('imports.id')
    .where('own.importId', '=', importId)
    .where('later.importId', '>', importId)
    .where('imports.state', '!=', 'undone')
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/**
 * What cannot be undone any more need not be known either, a while later, so that nobody is just at it; which products
 * they were, for as long as an import leads to them.
 */
export async function deleteOldChanges(db: Database) {
  await db
    .updateTable('importChanges')
    .set({ before: null, after: null })
    .where('after', 'is not', null)
    .where('importId', 'in', endedBefore(db, 2 * UNDO_HOURS))
    .execute()
  await db
    .deleteFrom('importChanges')
    .where('importId', 'in', endedBefore(db, 24 * IMPORT_KNOWN_DAYS))
    .execute()
}

const endedBefore = (db: Database, hours: number) =>
  db
    .selectFrom('imports')
    .select('id')
    .where('finishedAt', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
