import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

const MOST_COMPANIES = 5000

/** The companies there are leads of, each once, by name; nothing of the people there. */
export async function companiesOf(db: Database) {
  const { rows } = await sql<{ company: string }>`
    select distinct on (lower(company)) company from leads
    where deleted_at is null order by lower(company), id limit ${MOST_COMPANIES}`.execute(db)
  return rows.map(({ company }) => company)
}
