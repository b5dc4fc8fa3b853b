import { sql } from 'kysely'
import { isUnposted, moneyOfOrders } from '#server/ledger/money-of-orders.ts'
import type { Rules } from '../rule.ts'

export const ledgerRules = {
  'the entries of a posting sum to zero': sql`
    select 'posting ' || p.id as what
    from ledger_postings p left join ledger_entries e on e.posting_id = p.id
    group by p.id having count(e.id) < 2 or sum(e.amount_cents) <> 0`,
  'a posting that takes another back leaves nothing of it at the provider or in the bank': sql`
    select 'posting ' || b.id as what
    from ledger_postings b join ledger_postings p on p.id = b.reverses
    where (select coalesce(sum(amount_cents), 0) from ledger_entries
      where posting_id in (b.id, p.id) and account in ('clearing', 'bank', 'disputed')) <> 0`,
  'the balance of a seller is what its entries come to': sql`
    select 'seller ' || s.id as what from sellers s
    left join seller_balances b on b.seller_id = s.id
    left join (select seller_id, sum(amount_cents) filter (where account = 'seller_pending') as pending,
        sum(amount_cents) filter (where account = 'seller_available') as available,
        sum(amount_cents) filter (where account = 'seller_in_flight') as in_flight
      from ledger_entries where account like 'seller%' group by 1) e on e.seller_id = s.id
    where (coalesce(b.pending_cents, 0), coalesce(b.available_cents, 0), coalesce(b.in_flight_cents, 0)) is distinct from
      (-coalesce(e.pending, 0), -coalesce(e.available, 0), -coalesce(e.in_flight, 0))`,
  'orders, the card provider and the ledger agree to the cent': sql`
    select 'order ' || m.number as what from ${moneyOfOrders} m where ${isUnposted}`,
  'no buyer is owed less than nothing': sql`
    select 'order ' || m.number as what from ${moneyOfOrders} m where m.owed < 0`,
} satisfies Rules
