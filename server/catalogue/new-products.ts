import { sql } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { ReadersCriteria } from './catalogue.ts'
import { categoryCondition, conditionsOf } from './conditions.ts'
import { queryOf } from './correct-spelling.ts'

export type NewProduct = {
  id: number
  sellerId: number
  sellerName: string
  name: string
  units: number
  sellerPriceCents: Cents
  percentOffMsrp: number
}
type Span = { after: Date; until: Date; most: number }

/** Products in stock that a search finds and that were first published in this time: the newest, and the total. */
export async function newProducts(tx: Tx, asked: ReadersCriteria, { after, until, most }: Span) {
  const wanted = await queryOf(tx, asked)
  const { rows } = await sql<NewProduct & { count: number }>`
    select p.id, p.seller_id, p.seller_name, p.name, p.units, p.seller_price_cents, p.percent_off_msrp,
      count(*) over () as count
    from products p
    where ${conditionsOf({ ...wanted, in_stock: true })} and ${categoryCondition(wanted, 'p')}
      and p.published_at > ${after} and p.published_at <= ${until}
    order by p.published_at desc, p.id desc limit ${most}`.execute(tx)
  return { count: rows[0]?.count ?? 0, lots: rows.map(({ count: _count, ...product }) => product) }
}
