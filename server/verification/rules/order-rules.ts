import { sql } from 'kysely'
import {
  orderActors,
  purchaseOrderEvents,
  purchaseOrderStatuses,
  statusAfter,
} from '#market/purchase-orders/purchase-order.ts'
import type { Rules } from '../rule.ts'

/** Every transition of the state table, as SQL rows. */
const moves = sql.join(
  purchaseOrderStatuses.flatMap((from) =>
    purchaseOrderEvents.flatMap((event) =>
      orderActors.flatMap((by) => {
        const to = statusAfter(event, from, by)
        return to ? [sql`(${event}::text, ${from}::text, ${to}::text, ${by}::text)`] : []
      }),
    ),
  ),
)

/** Events that lead nowhere, and so are not in the table. */
const staying = sql`('open', 'change_ship_to', 'report_short', 'accept_short', 'decline_short', 'report_problem', 'close_claim')`

/** What was not found of the line `l` when it was packed does not come back. */
const missing = sql`select coalesce(sum((part ->> 'quantity')::bigint), 0) from packing_shortages s,
  jsonb_array_elements(s.missing) part where s.purchase_order_id = l.purchase_order_id and (part ->> 'line_id')::bigint = l.id`

export const orderRules = {
  'an order holds what was agreed': sql`
    select 'order ' || p.number as what from purchase_orders p
    where (select jsonb_agg(jsonb_build_array(product_id, quantity, unit_cents) order by product_id)
        from purchase_order_lines where purchase_order_id = p.id)
      is distinct from (select jsonb_agg(jsonb_build_array(product_id, quantity, unit_price_cents)
        order by product_id) from offer_lines where offer_id = p.offer_id)`,
  'an order holds the resale terms that were accepted': sql`
    select 'order ' || p.number as what from purchase_orders p
    join offer_revisions r on r.offer_id = p.offer_id and r.act = 'accept'
    where (select jsonb_agg(jsonb_build_array(product_id, resale_terms) order by product_id)
        from purchase_order_lines where purchase_order_id = p.id)
      is distinct from (select jsonb_agg(jsonb_build_array(product_id, resale_terms) order by product_id)
        from jsonb_to_recordset(r.lines) as l (product_id bigint, resale_terms jsonb))`,
  'a line of an order is the lot that its last turn named': sql`
    select 'product ' || l.product_id || ' of order ' || p.number as what from purchase_orders p
    join offer_revisions r on r.offer_id = p.offer_id and r.act = 'accept'
    join purchase_order_lines l on l.purchase_order_id = p.id
    left join jsonb_to_recordset(r.lines) as named (product_id bigint, lot text) on named.product_id = l.product_id
    where l.lot ->> 'digest' is distinct from named.lot
      or l.lot is not null and (l.name, l.upc, l.sku, l.condition, l.image, l.manifest_id) is distinct from (l.lot ->> 'name',
        l.lot ->> 'upc', l.lot ->> 'sku', l.lot ->> 'condition', l.lot -> 'images' ->> 0, (l.lot -> 'manifest' ->> 'id')::bigint)`,
  'an order says what both companies were called when it was made': sql`
    select 'order ' || p.number as what from purchase_orders p
    left join purchase_order_names n on n.purchase_order_id = p.id
    where coalesce(n.buyer_name, '') = '' or coalesce(n.seller_name, '') = ''`,
  'an order has the freight of its offer, and one where a lot has it quoted': sql`
    select 'order ' || p.number as what from purchase_orders p join offers o on o.id = p.offer_id
    where p.freight_cents is distinct from o.freight_cents
      or (p.freight_cents is null) = exists (select from purchase_order_lines l
        where l.purchase_order_id = p.id and l.lot ->> 'freight_terms' = 'quoted')`,
  'an order and its fee are the sums of its lines': sql`
    select 'order ' || p.number as what
    from purchase_orders p left join purchase_order_lines l on l.purchase_order_id = p.id
    group by p.id
    having (p.total_cents - coalesce(p.freight_cents, 0), p.fee_cents, p.total_units, p.sku_count) is distinct from
      (sum(l.total_cents), sum(l.fee_cents), sum(l.quantity), count(l.id))`,
  'the fee of a line is its share of the total, rounded': sql`
    select 'order ' || p.number as what
    from purchase_orders p join purchase_order_lines l on l.purchase_order_id = p.id
    where l.fee_cents <> round(l.total_cents * p.fee_bps / 10000.0)`,
  'every unit of an order left the shelf, and came back once when it was canceled': sql`
    select 'order ' || p.number as what
    from purchase_orders p join purchase_order_lines l on l.purchase_order_id = p.id
    where case when p.status = 'canceled' then -(${missing}) else -l.quantity end
      <> (select coalesce(sum(change), 0) from stock_movements m
        where m.purchase_order_id = p.id and m.product_id = l.product_id)`,
  'an order is where its last event led': sql`
    select 'order ' || p.number as what from purchase_orders p
    where p.status is distinct from (select to_status from purchase_order_events e
      where e.purchase_order_id = p.id order by e.id desc limit 1)`,
  'each event of an order begins where the one before it ended': sql`
    select 'event ' || e.id || ' of order ' || p.number as what
    from (
      select id, purchase_order_id, from_status, lag(to_status) over (partition by purchase_order_id order by id) as before
      from purchase_order_events
    ) e join purchase_orders p on p.id = e.purchase_order_id
    where e.from_status is distinct from e.before`,
  'an order moves along the table of events, by whom it says': sql`
    select 'event ' || e.id || ' of order ' || p.number as what
    from purchase_order_events e join purchase_orders p on p.id = e.purchase_order_id
    where e.event not in ${staying} and (e.event, e.from_status, e.to_status, e.party) not in (values ${moves})`,
  'an order says when it was paid exactly when an event says that it was': sql`
    select 'order ' || p.number as what from purchase_orders p
    where (p.paid_at is not null) <> exists (select from purchase_order_events e
      where e.purchase_order_id = p.id and e.event = 'confirm_payment')`,
} satisfies Rules
