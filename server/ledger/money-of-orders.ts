import { sql } from 'kysely'

/** Whether the event `e` confirmed the order `o` outside of the card provider: staff said so, or no card payment is known. */
export const isWired = sql`(e.party <> 'system' or not exists (
  select from checkout_sessions c where c.purchase_order_id = o.id and c.paid
    and c.payment_intent_id is not null))`

/**
 * Each order that money moved for, with what the card provider and staff say of it and what the ledger does. Payouts are
 * apart: they are about many orders.
 */
export const moneyOfOrders = sql`(
  select o.id, o.number, o.status,
    coalesce(paid.cents, 0) - coalesce(refunded.cents, 0) - coalesce(disputed.cents, 0) as at_provider,
    coalesce(disputed.open, 0) as in_dispute,
    case when wired.id is null then 0 else o.total_cents end - coalesce(returned.cents, 0) as in_bank,
    coalesce(ledger.clearing, 0) as clearing, coalesce(ledger.bank, 0) as bank,
    coalesce(ledger.disputed, 0) as disputed, coalesce(ledger.pending, 0) as pending,
    coalesce(ledger.of_seller, 0) as of_seller, coalesce(ledger.fee, 0) as fee,
    coalesce(ledger.owed, 0) as owed, ledger.purchase_order_id is not null as is_posted
  from purchase_orders o
  left join (select purchase_order_id, sum(amount_cents) as cents from checkout_sessions
    where paid and payment_intent_id is not null group by 1) paid on paid.purchase_order_id = o.id
  left join (select purchase_order_id, sum(amount_cents) as cents from provider_refunds
    where status <> 'failed' group by 1) refunded on refunded.purchase_order_id = o.id
  left join (select purchase_order_id,
      sum(fee_cents + case when status in ('open', 'lost') then amount_cents else 0 end) as cents,
      sum(amount_cents) filter (where status = 'open') as open
    from disputes group by 1) disputed on disputed.purchase_order_id = o.id
  left join (select purchase_order_id, sum(amount_cents) as cents from (
      select purchase_order_id, amount_cents from refunds where status = 'returned'
      union all select purchase_order_id, amount_cents from partial_refunds where status = 'returned'
    ) sent group by 1) returned on returned.purchase_order_id = o.id
  left join lateral (select e.id from purchase_order_events e where e.purchase_order_id = o.id
    and e.event = 'confirm_payment' and ${isWired}) wired on true
  left join (select p.purchase_order_id,
      sum(amount_cents) filter (where account = 'clearing') as clearing,
      sum(amount_cents) filter (where account = 'bank' and p.kind <> 'paid out by hand') as bank,
      sum(amount_cents) filter (where account = 'disputed') as disputed,
      -sum(amount_cents) filter (where account = 'seller_pending') as pending,
      -sum(amount_cents) filter (where account in ('seller_pending', 'seller_available')) as of_seller,
      -sum(amount_cents) filter (where account = 'platform_fee') as fee,
      -sum(amount_cents) filter (where account = 'buyer_refunds') as owed
    from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.purchase_order_id is not null and p.cause <> 'payout' group by 1) ledger on ledger.purchase_order_id = o.id
  where paid.cents is not null or wired.id is not null
)`

/** What the ledger has not heard of yet, or has otherwise; what was paid and went back whole leaves no balance to compare. */
export const isUnposted = sql`(m.at_provider, m.in_bank, m.in_dispute) is distinct from (m.clearing, m.bank, m.disputed)
  or not m.is_posted
  or m.status in ('paid_in_full', 'completed') and m.pending <> 0
  or m.status = 'canceled' and (m.of_seller <> 0 or m.fee <> 0)`
