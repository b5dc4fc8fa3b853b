import { sql } from 'kysely'
import type { z } from 'zod'
import { INSIGHTS_PER_PAGE, type listInsightProducts } from '#market/insights/insight-api.ts'
import { productScope, readScope, type ProductScope } from '#market/insights/insight-scopes.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { every, given, patternOf, withinDays } from './conditions.ts'
import { idsOnPage } from './page-of.ts'
import { productsWith } from './product-records.ts'

type Asked = z.output<typeof listInsightProducts.query>

export const listProducts = (db: Database, { page, search, sort, scope }: Asked) =>
  readAtOnce(db, async (tx) => {
    const where = every(inScope(readScope(productScope, scope)), matching(search))
    const { count, units } = await countProducts(tx, where)
    const ids = await idsOnPage(tx, SOURCE, { where, sort, columns: COLUMNS, page, count })
    return {
      data: await productsWith(tx, ids),
      meta: {
        ...pageMetaOf({ page, per_page: INSIGHTS_PER_PAGE }, count),
        total_units: units,
      },
    }
  })

const SOURCE = { id: sql`p.id`, table: sql`products p` }

const COLUMNS = {
  name: sql`lower(p.name)`,
  sku: sql`lower(p.sku)`,
  seller_name: sql`lower(p.seller_name)`,
  provisional: sql`p.provisional`,
  units: sql`p.units`,
  seller_price_cents: sql`p.seller_price_cents`,
}

export async function countProducts(tx: Tx, where: ReturnType<typeof every>) {
  const { rows } = await sql<{ count: number; units: number }>`
    select count(*) as count, coalesce(sum(p.units), 0)::bigint as units
    from products p where ${where}`.execute(tx)
  return rows[0] ?? { count: 0, units: 0 }
}

/** What its seller has deleted is gone for staff too. */
export const inScope = (scope: ProductScope) =>
  every(
    sql`p.deleted_at is null`,
    withinDays(sql`p.created_at`, scope),
    given(scope.id, (ids) => sql`p.id = any(${ids}::bigint[])`),
    given(scope.provisional, (provisional) => sql`p.provisional = ${provisional}`),
  )

const matching = (search: string) =>
  given(
    patternOf(search),
    (pattern) => sql`(p.name ilike ${pattern} or p.seller_name ilike ${pattern}
      or p.sku ilike ${pattern} or p.upc = ${search})`,
  )
