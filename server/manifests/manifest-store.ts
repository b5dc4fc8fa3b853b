import { sql, type Generated, type JSONColumnType } from 'kysely'
import { REPLACED_KEPT_DAYS } from '#market/manifests/manifest-limits.ts'
import type { ManifestQuery } from '#market/manifests/manifest-api.ts'
import type { ManifestTotals } from '#market/manifests/manifest-totals.ts'
import type { Cents } from '#market/money.ts'
import { productConditions, type ProductCondition } from '#market/products/product-condition.ts'
import { containing } from '#server/platform/database/containing.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    manifests: ManifestsTable
    manifestRows: ManifestRowsTable
  }
}

type ManifestsTable = {
  id: Generated<number>
  productId: number
  fileName: string | null
  rows: number
  units: number
  retailCents: Cents
  condition: ProductCondition
  conditions: JSONColumnType<ManifestTotals['conditions']>
  categories: JSONColumnType<ManifestTotals['categories']>
  createdAt: Generated<Date>
  /** Null while it is its product's. */
  replacedAt: Date | null
}

type ManifestRowsTable = {
  id: Generated<number>
  manifestId: number
  upc: string | null
  name: string
  quantity: number
  msrpCents: Cents
  condition: ProductCondition
  category: string | null
  search: string
}

type NewManifest = { productId: number; fileName: string | null; totals: ManifestTotals }

export async function addManifest(tx: Tx, { productId, fileName, totals }: NewManifest) {
  const { id } = await tx
    .insertInto('manifests')
    .values({
      productId,
      fileName,
      rows: totals.rows,
      units: totals.units,
      retailCents: totals.retail_cents,
      condition: totals.condition,
      conditions: JSON.stringify(totals.conditions),
      categories: JSON.stringify(totals.categories),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** `rows` is a JSON list, as it comes from the thread that read the file. */
export async function addRows(tx: Tx, manifestId: number, rows: string) {
  await sql`
    insert into manifest_rows (manifest_id, upc, name, quantity, msrp_cents, condition, category, search)
    select ${manifestId}, upc, name, quantity, msrp_cents, condition, category, search
    from rows from (jsonb_to_recordset(${rows}::jsonb) as (upc text, name text, quantity bigint, msrp_cents bigint,
      condition text, category text, search text)) with ordinality
      as row (upc, name, quantity, msrp_cents, condition, category, search, place)
    order by place`.execute(tx)
}

/** Whatever was the product's manifest so far is so no more. */
export async function markReplaced(tx: Tx, productId: number, exceptId?: number) {
  await tx
    .updateTable('manifests')
    .set({ replacedAt: sql`now()` })
    .where('productId', '=', productId)
    .where('replacedAt', 'is', null)
    .$if(exceptId !== undefined, (manifests) => manifests.where('id', '!=', exceptId ?? 0))
    .execute()
}

export async function findManifest(db: Database | Tx, id: number) {
  return db
    .selectFrom('manifests')
    .select([
      'id',
      'productId',
      'fileName',
      'rows',
      'units',
      'retailCents',
      'condition',
      'conditions',
      'categories',
      'createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
export type FoundManifest = Awaited<ReturnType<typeof findManifest>>

/** How many rows the manifests of a seller's products have. */
export async function countKeptRows(tx: Tx, sellerId: number): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select coalesce(sum(m.rows), 0)::bigint as kept
    from manifests m join products p on p.manifest_id = m.id
    where p.seller_id = ${sellerId} and p.deleted_at is null`.execute(tx)
  return rows[0]?.kept ?? 0
}

type RowQuery = Pick<ManifestQuery, 'page' | 'per_page' | 'search' | 'sort'>

const shownColumns = [
  'id',
  'upc',
  'name',
  'quantity',
  'msrpCents',
  'condition',
  'category',
] as const

/** The rows of a page, and how many match in all; of the whole manifest that is known. */
export async function rowsOf(
  db: Database,
  { id, rows: all }: Pick<FoundManifest, 'id' | 'rows'>,
  { page, per_page, search, sort }: RowQuery,
) {
  const matching = db
    .selectFrom('manifestRows')
    .where('manifestId', '=', id)
    .$if(search !== '', (rows) =>
      rows.where(sql<boolean>`search like all (${patternsOf(search)}::text[])`),
    )
  const rows = await matching
    .select(shownColumns)
    .orderBy(orderOf(sort))
    .orderBy('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  if (search === '') return { rows, count: all }
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

const MOST_WORDS = 8

const patternsOf = (search: string) =>
  search.toLowerCase().split(/\s+/).slice(0, MOST_WORDS).map(containing)

const byQuality = sql`array_position(${productConditions}::text[], condition)`

const orders: Record<ManifestQuery['sort'], ReturnType<typeof sql>> = {
  file: sql`id`,
  upc: sql`upc`,
  upc_desc: sql`upc desc nulls last`,
  name: sql`lower(name)`,
  name_desc: sql`lower(name) desc`,
  quantity: sql`quantity`,
  quantity_desc: sql`quantity desc`,
  msrp: sql`msrp_cents`,
  msrp_desc: sql`msrp_cents desc`,
  condition: byQuality,
  condition_desc: sql`${byQuality} desc`,
  category: sql`lower(category)`,
  category_desc: sql`lower(category) desc nulls last`,
}
const orderOf = (sort: ManifestQuery['sort']) => orders[sort]

// In batches, so that each statement is short and others are served in between.
const AT_ONCE = 2000

/** Every row of a manifest in the order of its file, some at a time. */
export async function* everyRow(db: Database, manifestId: number) {
  let after = 0
  while (true) {
    const rows = await db
      .selectFrom('manifestRows')
      .select(shownColumns)
      .where('manifestId', '=', manifestId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.id
  }
}

/** Removes some of those that were replaced and that nothing refers to; answers how many. */
export async function dropReplaced(tx: Tx, most: number): Promise<number> {
  const { rows } = await sql`
    delete from manifests where id in (
      select id from manifests m
      where replaced_at < now() - make_interval(days => ${REPLACED_KEPT_DAYS})
        and not exists (select from products where manifest_id = m.id)
        and not exists (select from offer_lines where manifest_id = m.id)
        and not exists (select from purchase_order_lines where manifest_id = m.id)
      order by replaced_at limit ${most} for update skip locked)
    returning id`.execute(tx)
  return rows.length
}
