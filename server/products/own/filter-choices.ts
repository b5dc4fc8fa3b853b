import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { NAMELESS_FILE } from '#market/imports/imported-csv-api.ts'
import type { Tx } from '#server/platform/database/database.ts'

const MOST_TAGS = 200
const MOST_IMPORTS = 20

/** What a seller's list can be filtered by, whatever it is filtered by now: tags by name, imports newest first. */
export async function filterChoices(tx: Tx, { sellerId }: SellerViewer) {
  const { rows } = await sql<{ tag: string }>`
    select min(t.tag) as tag from products, unnest(tags) as t (tag)
    where seller_id = ${sellerId} and deleted_at is null
    group by lower(t.tag) order by lower(t.tag) limit ${MOST_TAGS}`.execute(tx)
  const imports = await tx
    .selectFrom('imports')
    .select(['id', 'fileName', 'createdAt'])
    .where('sellerId', '=', sellerId)
    .where((found) =>
      found.exists(found.selectFrom('importChanges').whereRef('importId', '=', 'imports.id')),
    )
    .orderBy('id', 'desc')
    .limit(MOST_IMPORTS)
    .execute()
  return {
    tags: rows.map(({ tag }) => tag),
    imports: imports.map(({ id, fileName, createdAt }) => ({
      id,
      file_name: fileName ?? NAMELESS_FILE,
      at: createdAt.toISOString(),
    })),
  }
}
