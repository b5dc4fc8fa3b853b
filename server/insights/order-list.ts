import { sql } from 'kysely'
import type { z } from 'zod'
import type { listInsightOrders } from '#market/insights/insight-api.ts'
import { orderScope, readScope, type OrderScope } from '#market/insights/insight-scopes.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { every, given, withinDays } from './insight-conditions.ts'
import { ordersWith } from './order-records.ts'
import { idsOnPage } from './ids-on-page.ts'
import { between, byParty, matching } from './trade-parties.ts'

type ListQuery = z.output<typeof listInsightOrders.query>

export const listOrders = (db: Database, { page, per_page, search, sort, scope }: ListQuery) =>
  readAtOnce(db, async (tx) => {
    const where = every(inScope(readScope(orderScope, scope)), await matching(tx, search, isNamed))
    const count = await countOrders(tx, where)
    const ids = await idsOnPage(tx, SOURCE, {
      where,
      sort,
      columns: COLUMNS,
      page,
      per_page,
      count,
    })
    return {
      data: await ordersWith(tx, ids),
      meta: pageMetaOf({ page, per_page }, count),
    }
  })

/** By what both were called when the order was made. */
const isNamed = (pattern: string) => sql`o.id in (
  select n.purchase_order_id from purchase_order_names n
  where n.buyer_name ilike ${pattern} or n.seller_name ilike ${pattern})`

const SOURCE = { id: sql`o.id`, table: sql`purchase_orders o`, unshared: ['po_number'] } as const

const COLUMNS = {
  created_at: sql`o.created_at`,
  po_number: sql`o.number`,
  ...byParty,
  status: sql`o.status`,
  total_units: sql`o.total_units`,
  sku_count: sql`o.sku_count`,
  total_cents: sql`o.total_cents`,
  total_net_to_seller: sql`(o.total_cents - o.fee_cents)`,
  profit_cents: sql`o.fee_cents`,
}

async function countOrders(tx: Tx, where: ReturnType<typeof every>) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from purchase_orders o where ${where}`.execute(tx)
  return rows[0]?.total ?? 0
}

export const inScope = (scope: OrderScope) =>
  every(
    withinDays(sql`o.created_at`, scope),
    withinDays(sql`o.paid_at`, { from: scope.paid_from, to: scope.paid_to }),
    between(scope),
    given(scope.canceled, (canceled) => sql`(o.status = 'canceled') = ${canceled}`),
    given(
      scope.category,
      (category) => sql`exists (
        select from purchase_order_lines l join products p on p.id = l.product_id
        where l.purchase_order_id = o.id and p.category = ${category})`,
    ),
  )
