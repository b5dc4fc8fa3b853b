import { sql } from 'kysely'
import { isOpenEntry, openSince } from '../open-entries.ts'
import { isReady, isReturned, isReversing } from '../payout-standing.ts'

/**
 * Sellers with money that is available, or a debt, and the first reason for which they are not paid: the order of
 * `whyHeld`.
 */
export const dueSellers = sql`(
  select s.id as seller_id, s.name, b.available_cents as available, b.pending_cents as pending,
    open.disputed, open.since, a.method, a.held_until,
    case a.method when 'bank' then a.number_last4 else a.account_last4 end as last4,
    case when b.available_cents < 0 then 'debt'
      when a.seller_id is null then 'no_account'
      when not ${isReady} then 'restricted'
      when ${isReturned} then 'returned'
      when a.held_until > now() then 'bank_changed'
      when ${isReversing} then 'reversal' end as held_for
  from seller_balances b join sellers s on s.id = b.seller_id
  left join payout_accounts a on a.seller_id = s.id
  left join lateral (
    select coalesce(sum(-e.amount_cents) filter (where disputes_of.open), 0)::bigint as disputed, min(${openSince}) as since
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    cross join lateral (select exists (select from disputes d
      where d.purchase_order_id = e.purchase_order_id and d.status = 'open') as open) disputes_of
    where e.seller_id = s.id and ${isOpenEntry}) open on true
  where b.available_cents <> 0
) d`

/** Something of it goes out with the next pay run. */
export const isDue = sql<boolean>`(d.held_for is null and d.available > d.disputed)`
