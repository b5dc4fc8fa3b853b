import { sql } from 'kysely'
import type { LegalPageName } from '#market/legal-pages/legal-page.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    legalPages: {
      name: LegalPageName
      /** Markdown. */
      body: string
      updatedAt: Date
      updatedBy: number | null
    }
  }
}

/** A page that is not written yet has no row. */
export const findLegalPage = (db: Database | Tx, name: LegalPageName) =>
  db
    .selectFrom('legalPages')
    .select(['name', 'body', 'updatedAt'])
    .where('name', '=', name)
    .executeTakeFirst()

/** Those that are written, with the name of who saved them last. */
export const legalPagesWithAuthors = (db: Database | Tx) =>
  db
    .selectFrom('legalPages as p')
    .leftJoin('users as u', 'u.id', 'p.updatedBy')
    .select([
      'p.name',
      'p.body',
      'p.updatedAt',
      sql<string | null>`coalesce(nullif(u.full_name, ''), u.email)`.as('updatedBy'),
    ])
    .execute()

type Saved = { name: LegalPageName; body: string; updatedBy: number; seen: Date | null }

/** Null where somebody else has saved it since it was seen. */
export async function writeLegalPage(tx: Tx, { name, body, updatedBy, seen }: Saved) {
  const updatedAt = new Date()
  const page = await tx
    .insertInto('legalPages')
    .values({ name, body, updatedAt, updatedBy })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ body, updatedAt, updatedBy })
        .where(sql<boolean>`legal_pages.updated_at = ${seen}::timestamptz`),
    )
    .returning(['name', 'body', 'updatedAt'])
    .executeTakeFirst()
  return page ?? null
}
