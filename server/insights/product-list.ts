import { sql } from 'kysely'
import type { z } from 'zod'
import type { listInsightProducts } from '#market/insights/insight-api.ts'
import { productScope, readScope, type ProductScope } from '#market/insights/insight-scopes.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { hasUpc, hasWordsInName } from '#server/products/words/name-query.ts'
import { every, given, patternOf, withinDays } from './insight-conditions.ts'
import { idsOnPage } from './ids-on-page.ts'
import { productsWith } from './product-records.ts'

type ListQuery = z.output<typeof listInsightProducts.query>

export const listProducts = (db: Database, { page, per_page, search, sort, scope }: ListQuery) =>
  readAtOnce(db, async (tx) => {
    const where = every(narrowedTo(readScope(productScope, scope)), matching(search))
    const { count, units } = await countProducts(tx, where)
    const asked = { where, sort, columns: COLUMNS, page, per_page, count }
    const ids = sort.startsWith('units_')
      ? await idsOnPage(tx, UNITS, asked)
      : await idsOnPage(tx, LOTS, { ...asked, where: every(IS_LIVE, where) })
    return {
      data: await productsWith(tx, ids),
      meta: {
        ...pageMetaOf({ page, per_page }, count),
        total_units: units,
      },
    }
  })

const LOTS = { id: sql`p.id`, table: sql`products p` }
// Every undeleted product has a stock row, so without filters the products are not read.
const UNITS = {
  id: sql`k.product_id`,
  table: sql`lot_units k left join products p on p.id = k.product_id`,
}

const COLUMNS = {
  name: sql`lower(p.name)`,
  sku: sql`lower(p.sku)`,
  seller_name: sql`lower(p.seller_name)`,
  provisional: sql`p.provisional`,
  units: sql`k.units`,
  seller_price_cents: sql`p.seller_price_cents`,
}

export async function countProducts(tx: Tx, where: ReturnType<typeof every>) {
  const { rows } = await sql<{ count: number; units: number }>`
    select count(*) as count, coalesce(sum(k.units), 0)::bigint as units
    from ${UNITS.table} where ${where}`.execute(tx)
  return rows[0] ?? { count: 0, units: 0 }
}

/** Products deleted by their seller are hidden from staff too. */
const IS_LIVE = sql`p.deleted_at is null`

export const inScope = (scope: ProductScope) => every(IS_LIVE, narrowedTo(scope))

const narrowedTo = (scope: ProductScope) =>
  every(
    withinDays(sql`p.created_at`, scope),
    given(scope.id, (ids) => sql`p.id = any(${ids}::bigint[])`),
    given(scope.provisional, (provisional) => sql`p.provisional = ${provisional}`),
  )

const matching = (search: string) =>
  given(
    patternOf(search),
    (pattern) => sql`(p.name ilike ${pattern} or p.seller_name ilike ${pattern}
      or p.sku ilike ${pattern} or ${hasUpc('p', search)} or ${hasWordsInName('p', search)})`,
  )
