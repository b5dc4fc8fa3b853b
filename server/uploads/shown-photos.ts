import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

/** Tables that may name a photo without showing it to anybody. */
export const SHOWS_NO_PHOTO = [
  // Tables that store photos rather than show them.
  'uploads',
  'photo_addresses',
  'unshown_photos',
  // Descriptions of changes.
  'audit_events',
  'page_views',
]

/** The condition for rows that show their photos, where not all do. */
const SHOWING: Record<string, RawBuilder<unknown>> = {
  // A deleted product is seen in the offers that hold it, or once held it.
  products: sql`deleted_at is null
    or id in (select product_id from offer_lines)
    or id in (select (line ->> 'product_id')::bigint from offer_revisions, jsonb_array_elements(lines) as line)`,
}

// As a folder of its own, or in an address; longer ones are the hashes of something else.
const FOLDER = String.raw`\m[0-9a-f]{32}\M`

type TextColumns = { table: string; columns: string[] }

/**
 * Fills the temporary table `shown_photos` with every photo that any row shows. Every column that can hold text is
 * searched, so that a new column cannot be forgotten.
 */
export async function listShownPhotos(tx: Tx) {
  const places = await placesOfText(tx)
  await sql`
    create temporary table shown_photos on commit drop as
    select distinct photo from (${sql.join(places.map(photosIn), sql` union all `)}) as named (photo)`.execute(
    tx,
  )
}

function photosIn({ table, columns }: TextColumns) {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))
  return sql`
    select found[1] from ${sql.table(table)},
      regexp_matches(concat_ws(' ', ${texts}), ${sql.lit(FOLDER)}, 'g') as found
    where ${SHOWING[table] ?? sql`true`}`
}

async function placesOfText(tx: Tx) {
  const { rows } = await sql<TextColumns>`
    select t.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.udt_name in ('text', '_text', 'varchar', '_varchar', 'json', 'jsonb')
      and t.table_name <> all (${SHOWS_NO_PHOTO}::text[])
    group by t.table_name order by t.table_name`.execute(tx)
  return rows
}
