import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
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
    select coalesce(sum(-e.amount_cents) filter (where disputes_of.open), 0)::bigint as disputed, min((${openSince})::timestamptz) as since
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    cross join lateral (select exists (select from disputes d
      where d.purchase_order_id = e.purchase_order_id and d.status = 'open') as open) disputes_of
    where e.seller_id = s.id and ${isOpenEntry}) open on true
  where b.available_cents <> 0
) d`

/** Something of it goes out with the next pay run. */
export const isDue = sql<boolean>`(d.held_for is null and d.available > d.disputed)`

type Due = { dueSellers: number; dueCents: number; heldSellers: number; heldCents: number }

/** How many sellers the next pay run pays and how much, and what is held. */
export async function dueAndHeld(tx: Tx) {
  const { rows } = await sql<Due>`
    select count(*) filter (where ${isDue}) as due_sellers,
      coalesce(sum(d.available - d.disputed) filter (where ${isDue}), 0)::bigint as due_cents,
      count(*) filter (where d.held_for is not null and d.available > 0) as held_sellers,
      coalesce(sum(d.available) filter (where d.held_for is not null and d.available > 0), 0)::bigint as held_cents
    from ${dueSellers}`.execute(tx)
  const found = rows[0] ?? { dueSellers: 0, dueCents: 0, heldSellers: 0, heldCents: 0 }
  return {
    due_sellers: found.dueSellers,
    due_cents: found.dueCents,
    held_sellers: found.heldSellers,
    held_cents: found.heldCents,
  }
}

/** Sellers with something to be paid for longer than that many days, and since when. */
export async function dueForLonger(db: Database, days: number) {
  const { rows } = await sql<{ count: number; at: Date | null }>`
    select count(*) as count, min(d.since) as at from ${dueSellers}
    where ${isDue} and d.since < now() - make_interval(days => ${days})`.execute(db)
  return rows[0] ?? { count: 0, at: null }
}
