import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { FailedRows } from './failed-rows.ts'

export async function keepFailedRows(tx: Tx, importId: number, { rows, csv }: FailedRows) {
  await tx
    .insertInto('failedRows')
    .values({ importId, rows, csv: Buffer.from(csv) })
    .execute()
}

/** The rows of one's own import that need work. */
export async function readFailedRows(db: Database, { sellerId }: SellerViewer, key: string) {
  const failed = await db
    .selectFrom('failedRows')
    .innerJoin('imports', 'imports.id', 'importId')
    .select('csv')
    .where('key', '=', key)
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
  if (!failed) throw new Refusal('Not found', 404)
  return new Uint8Array(failed.csv)
}
