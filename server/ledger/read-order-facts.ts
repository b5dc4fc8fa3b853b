import { sql } from 'kysely'
import type { OrderFacts } from '#market/ledger/order-facts.ts'
import type { Posting } from '#market/ledger/posting.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { isWired } from './money-of-orders.ts'

type Read = {
  orderId: number
  sellerId: number
  total: number
  freight: number
  fee: number
  paidBy: OrderFacts['paidBy']
  isCanceled: boolean
  isReleased: boolean
  isPaidOutByHand: boolean
  payments: OrderFacts['payments']
  partialRefunds: OrderFacts['partialRefunds']
  refunds: OrderFacts['refunds']
  returned: OrderFacts['returned']
  disputes: OrderFacts['disputes']
  written: Posting[]
}

/** What orders and payments know of an order's money, and what the ledger has of it. */
export async function readOrderFacts(db: Database | Tx, orderId: number): Promise<Read> {
  const { rows } = await sql<Read>`
    select o.id as order_id, o.seller_id, o.total_cents as total, coalesce(o.freight_cents, 0) as freight, o.fee_cents as fee,
      (select case when ${isWired} then 'wire' else 'card' end from purchase_order_events e
        where e.purchase_order_id = o.id and e.event = 'confirm_payment') as paid_by,
      o.status = 'canceled' as is_canceled,
      o.status in ('paid_in_full', 'completed') as is_released,
      exists (select from purchase_order_events e where e.purchase_order_id = o.id
        and e.event = 'complete' and e.party = 'admin') as is_paid_out_by_hand,
      (select coalesce(json_agg(json_build_object('id', c.payment_intent_id, 'amount', c.amount_cents)
          order by c.id), '[]')
        from checkout_sessions c where c.purchase_order_id = o.id and c.paid
          and c.payment_intent_id is not null) as payments,
      (select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount_cents, 'fee', r.fee_cents,
          'isWithdrawn', false) order by r.id), '[]')
        from partial_refunds r where r.purchase_order_id = o.id and not r.of_canceled) as partial_refunds,
      (select coalesce(json_agg(json_build_object('id', p.id, 'amount', p.amount_cents,
          'isFailed', p.status = 'failed') order by p.created_at, p.id), '[]')
        from provider_refunds p where p.purchase_order_id = o.id) as refunds,
      (select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount_cents) order by r.id), '[]')
        from (select id::text, amount_cents, purchase_order_id from refunds where status = 'returned'
          union all select 'part ' || id, amount_cents, purchase_order_id from partial_refunds
          where status = 'returned') r where r.purchase_order_id = o.id) as returned,
      (select coalesce(json_agg(json_build_object('id', d.id, 'amount', d.amount_cents, 'fee', d.fee_cents,
          'status', d.status) order by d.created_at, d.id), '[]')
        from disputes d where d.purchase_order_id = o.id) as disputes,
      (select coalesce(json_agg(json_build_object('cause', p.cause, 'causeId', p.cause_id, 'kind', p.kind,
          'reverses', (select json_build_object('cause', b.cause, 'causeId', b.cause_id, 'kind', b.kind)
            from ledger_postings b where b.id = p.reverses),
          'entries', (select json_agg(json_build_object('account', e.account, 'amount', e.amount_cents) order by e.id)
            from ledger_entries e where e.posting_id = p.id)) order by p.id), '[]')
        from ledger_postings p where p.purchase_order_id = o.id) as written
    from purchase_orders o where o.id = ${orderId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`There is no order ${orderId}`)
  return row
}
