import { sql } from 'kysely'
import type { Rules } from '../rule.ts'

export const paymentRules = {
  'what was paid at the provider is what the order costs': sql`
    select 'order ' || p.number as what
    from checkout_sessions c join purchase_orders p on p.id = c.purchase_order_id
    where c.paid and c.amount_cents <> p.total_cents`,
  'at most one page for the payment of an order is open': sql`
    select 'order ' || p.number as what
    from checkout_sessions c join purchase_orders p on p.id = c.purchase_order_id
    where c.status in ('opening', 'open') group by p.id having count(*) > 1`,
  'an order has one payment, and what was paid besides goes back': sql`
    select 'order ' || p.number as what
    from checkout_sessions c join purchase_orders p on p.id = c.purchase_order_id
    where c.paid and not exists (select from refunds r where r.payment_intent_id = c.payment_intent_id)
    group by p.id having count(*) > 1`,
  // The refund's job is written in the cancellation's transaction.
  'what was paid for a canceled order goes back': sql`
    select 'order ' || p.number as what
    from checkout_sessions c join purchase_orders p on p.id = c.purchase_order_id
    where c.paid and p.status = 'canceled'
      and not exists (select from refunds r where r.payment_intent_id = c.payment_intent_id)
      and not exists (select from graphile_worker._private_jobs j
        where j.payload ->> 'orderId' = p.id::text and j.attempts < j.max_attempts)`,
  'an order that is paid for at the provider is not still waiting for it': sql`
    select 'order ' || p.number as what from purchase_orders p
    where p.status in ('awaiting_initial_payment', 'payment_pending', 'requires_payment_action')
      and exists (select from checkout_sessions c where c.purchase_order_id = p.id and c.paid
        and not exists (select from refunds r where r.payment_intent_id = c.payment_intent_id))`,
  'no more goes back than was paid': sql`
    select 'order ' || p.number as what
    from purchase_orders p join (
      select purchase_order_id, sum(amount_cents) as returned
      from provider_refunds where status <> 'failed' group by purchase_order_id
    ) r on r.purchase_order_id = p.id
    where r.returned > (select coalesce(sum(amount_cents), 0) from checkout_sessions c
      where c.purchase_order_id = p.id and c.paid)`,
  'a refund in part is credited, and those of an order come to no more than it cost': sql`
    select 'order ' || p.number as what
    from partial_refunds r join purchase_orders p on p.id = r.purchase_order_id
    left join purchase_order_credits c on c.purchase_order_id = p.id and c.cause = 'partial refund ' || r.id
    group by p.id
    having sum(r.amount_cents) > p.total_cents
      or bool_or(not r.of_canceled
        and (c.amount_cents is distinct from r.amount_cents or c.fee_cents is distinct from r.fee_cents))`,
} satisfies Rules
