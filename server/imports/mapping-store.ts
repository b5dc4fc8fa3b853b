import { sql, type JSONColumnType } from 'kysely'
import type { ColumnMapping } from '#market/imports/column-mapping.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { digestOf } from './headers-digest.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    importMappings: {
      sellerId: number
      /** A digest of the headers, in their order. */
      headers: string
      mapping: JSONColumnType<ColumnMapping>
      fileName: string | null
      usedAt: Date
    }
  }
}

type Meant = { headers: string; mapping: ColumnMapping; fileName: string | null }

/** Keeps how a seller read the headers of a file; a mapping that names none is forgotten. */
export async function keepMapping(tx: Tx, sellerId: number, { headers, mapping, fileName }: Meant) {
  if (Object.keys(mapping).length === 0) {
    await tx
      .deleteFrom('importMappings')
      .where('sellerId', '=', sellerId)
      .where('headers', '=', headers)
      .execute()
    return
  }
  const kept = { mapping: JSON.stringify(mapping), fileName, usedAt: sql<Date>`now()` }
  await tx
    .insertInto('importMappings')
    .values({ sellerId, headers, ...kept })
    .onConflict((conflict) => conflict.columns(['sellerId', 'headers']).doUpdateSet(kept))
    .execute()
}

export async function findMapping(db: Database, sellerId: number, headers: readonly string[]) {
  return db
    .selectFrom('importMappings')
    .select(['mapping', 'fileName', 'usedAt'])
    .where('sellerId', '=', sellerId)
    .where('headers', '=', digestOf(headers))
    .executeTakeFirst()
}

const LONG_UNUSED = sql<Date>`now() - interval '400 days'`

export async function deleteUnusedMappings(db: Database) {
  await db.deleteFrom('importMappings').where('usedAt', '<', LONG_UNUSED).execute()
}
