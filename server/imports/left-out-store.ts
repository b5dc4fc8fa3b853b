import { sql } from 'kysely'
import type { LeftOut } from '#market/imports/left-out.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** It stands with how the file is meant: the same choice leaves out the same. */
export async function keepLeftOut(tx: Tx, importId: number, leftOut: LeftOut) {
  await sql`
    update imports set choice = coalesce(choice, '{}') || ${JSON.stringify({ leftOut })}::jsonb
    where id = ${importId}`.execute(tx)
}
