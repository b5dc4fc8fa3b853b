import { sql } from 'kysely'
import type { TestDatabase } from '#server/testing/database.ts'

/** As if there had been no ledger: for tests only, as the owner, who alone may switch triggers off. */
export async function clearLedger({ asOwner }: Pick<TestDatabase, 'asOwner'>) {
  await asOwner.transaction().execute(async (tx) => {
    const tables = ['ledger_entries', 'ledger_postings']
    for (const table of tables)
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    for (const table of [...tables, 'seller_balances'])
      await sql`delete from ${sql.table(table)}`.execute(tx)
    for (const table of tables)
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
  })
}
