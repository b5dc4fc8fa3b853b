import { sql } from 'kysely'
import type { LeftOut } from '#market/imports/left-out.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

/** It stands with how the file is meant: the same choice leaves out the same. */
export async function keepLeftOut(tx: Tx, importId: number, leftOut: LeftOut) {
  await sql`
    update imports set choice = coalesce(choice, '{}') || ${JSON.stringify({ leftOut })}::jsonb
    where id = ${importId}`.execute(tx)
}

/** What of the file was read as no lot. */
export async function findLeftOut(db: Database | Tx, importId: number) {
  const { choice } = await db
    .selectFrom('imports')
    .select('choice')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  return choice?.leftOut ?? []
}
