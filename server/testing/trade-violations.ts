import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** What must hold of every offer, order and lot at any time; each query finds what breaks it. */
const rules = {
  'an offer has one order exactly when it is accepted': sql`
    select o.number from offers o left join purchase_orders p on p.offer_id = o.id
    group by o.id having count(p.id) <> case when o.state = 'accepted' then 1 else 0 end`,
  'the turns of an offer are numbered without a gap, up to its revision': sql`
    select o.number from offers o left join offer_revisions r on r.offer_id = o.id
    where o.state not in ('draft', 'saved_for_later')
    group by o.id
    having max(r.revision) is distinct from o.revision
      or count(r.id) <> max(r.revision) - min(r.revision) + 1`,
  'a turn holds the total of its lines': sql`
    select r.id from offer_revisions r
    where total_cents <> (select sum(quantity * unit_price)
      from jsonb_to_recordset(r.lines) as l (quantity bigint, unit_price bigint))`,
  'the last turn holds the lines as they are': sql`
    select o.number from offers o
    join offer_revisions r on r.offer_id = o.id and r.revision = o.revision
    where (select jsonb_agg(jsonb_build_array(product_id, quantity, unit_price) order by product_id)
        from jsonb_to_recordset(r.lines) as l (product_id bigint, quantity bigint, unit_price bigint))
      <> (select jsonb_agg(jsonb_build_array(product_id, quantity, unit_price_cents)
        order by product_id) from offer_lines where offer_id = o.id)`,
  'an order holds what was agreed': sql`
    select p.number from purchase_orders p
    where (select jsonb_agg(jsonb_build_array(product_id, quantity, unit_cents) order by product_id)
        from purchase_order_lines where purchase_order_id = p.id)
      <> (select jsonb_agg(jsonb_build_array(product_id, quantity, unit_price_cents)
        order by product_id) from offer_lines where offer_id = p.offer_id)`,
  'an order and its fee are the sums of its lines': sql`
    select p.number from purchase_orders p join purchase_order_lines l on l.purchase_order_id = p.id
    group by p.id having p.total_cents <> sum(l.total_cents) or p.fee_cents <> sum(l.fee_cents)`,
  'every unit of an order left the shelf, and came back once when it was canceled': sql`
    select p.number from purchase_orders p join purchase_order_lines l on l.purchase_order_id = p.id
    where l.quantity * case when p.status = 'canceled' then 0 else -1 end
      <> (select coalesce(sum(change), 0) from stock_movements m
        where m.purchase_order_id = p.id and m.product_id = l.product_id)`,
}

/** The rules that are broken, each with what breaks it; none, as long as all is well. */
export async function tradeViolations(db: Database): Promise<string[]> {
  const broken: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows)}`)
  }
  return broken
}

/** The units a lot was listed with, by what is left of it and every movement since. */
export async function unitsAtFirst(db: Database, productId: number) {
  const { rows } = await sql<{ units: number }>`
    select units - coalesce((select sum(change) from stock_movements where product_id = p.id), 0)
      as units
    from products p where id = ${productId}`.execute(db)
  return Number(rows[0]?.units)
}
