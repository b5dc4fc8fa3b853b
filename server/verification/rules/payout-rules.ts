import { sql } from 'kysely'
import type { Rules } from '../rule.ts'

export const payoutRules = {
  'a payout is what its stamps and its orders come to': sql`
    select 'payout ' || t.id as what from payouts t
    left join (select payout_id, sum(net_cents) as net, sum(sent_cents) as sent from payout_orders group by 1) w
      on w.payout_id = t.id
    left join (select x.payout_id, -sum(e.amount_cents) as stamped
      from payout_entries x join ledger_entries e on e.id = x.entry_id group by 1) x on x.payout_id = t.id
    where (w.net, w.sent, x.stamped) is distinct from (t.amount_cents, t.amount_cents, t.amount_cents)`,
  'the stamps of a payout are released when it failed or came back, and only then': sql`
    select 'payout ' || t.id as what from payouts t
    where exists (select from payout_entries x where x.payout_id = t.id
      and (x.released_at is null) = (t.status in ('failed', 'returned')))`,
  'what is on its way to the bank is in a payout under way': sql`
    select 'seller ' || s.id as what from sellers s
    left join seller_balances b on b.seller_id = s.id
    left join (select seller_id, sum(amount_cents) as cents from payouts where status in ('begun', 'sent') group by 1) t
      on t.seller_id = s.id
    where coalesce(b.in_flight_cents, 0) <> coalesce(t.cents, 0)`,
  'what is available is what no payout has taken': sql`
    select 'seller ' || b.seller_id as what from seller_balances b
    left join (select e.seller_id, -sum(e.amount_cents) as cents
      from ledger_entries e join ledger_postings p on p.id = e.posting_id
      where e.account = 'seller_available' and p.cause <> 'payout'
        and not exists (select from payout_entries x where x.entry_id = e.id and x.released_at is null)
      group by 1) open on open.seller_id = b.seller_id
    where b.available_cents <> coalesce(open.cents, 0)`,
  'what sellers paid on their debts is in the ledger, less what banks took back': sql`
    select 'debt payment ' || d.id as what from debt_payments d
    left join (select debt_payment_id,
        sum(fee_cents + case when status in ('open', 'lost') then amount_cents else 0 end) as cents
      from disputes where debt_payment_id is not null group by 1) t on t.debt_payment_id = d.id
    left join lateral (select sum(e.amount_cents) as cents
      from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'clearing'
      where p.cause = 'debt' and (p.cause_id = 'payment ' || d.id
        or p.cause_id in (select id from disputes x where x.debt_payment_id = d.id))) l on true
    where case d.status when 'paid' then d.amount_cents else 0 end - coalesce(t.cents, 0) <> coalesce(l.cents, 0)`,
} satisfies Rules
