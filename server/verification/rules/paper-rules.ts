import { sql } from 'kysely'
import type { Rules } from '../rule.ts'

export const paperRules = {
  'the numbers of a series have no gap': sql`
    select 'series ' || s.series as what from paper_series s
    left join papers p on p.series = s.series
    group by s.series, s.last_number
    having (count(p.id), coalesce(max(p.sequence), 0)) is distinct from (s.last_number::bigint, s.last_number)`,
  'an invoice comes to what its order does, line for line': sql`
    select 'invoice ' || p.number as what from papers p join purchase_orders o on o.id = p.purchase_order_id
    where p.kind = 'invoice' and (p.total_cents <> o.total_cents
      or o.total_cents <> (select sum((line ->> 'total_cents')::bigint) from jsonb_array_elements(p.lines) line))`,
  // What a job is about to issue, or was asked for a moment ago, is not missing.
  'a paid order of a seller who agreed has its invoice': sql`
    select 'order ' || o.number as what from purchase_orders o
    join seller_invoice_details d on d.seller_id = o.seller_id and d.caught_up_at is not null
    where o.paid_at < now() - interval '1 hour'
      and not exists (select from papers p where p.purchase_order_id = o.id and p.kind = 'invoice')`,
  'credit notes come to no more than their invoice': sql`
    select 'order ' || o.number as what from papers p join purchase_orders o on o.id = p.purchase_order_id
    where p.kind = 'credit_note' group by o.id, o.number, o.total_cents
    having sum(p.total_cents) not between 0 and o.total_cents`,
  'a credit note is for what was credited': sql`
    select 'credit note ' || p.number as what from papers p join purchase_order_credits c on c.id = p.credit_id
    where (p.total_cents, p.purchase_order_id) is distinct from (c.amount_cents, c.purchase_order_id)
      or not exists (select from papers i where i.purchase_order_id = p.purchase_order_id and i.kind = 'invoice'
        and i.number = p.facts ->> 'invoice_number')`,
  'a fee invoice has the fees of its month': sql`
    select 'fee invoice ' || p.number as what from papers p cross join lateral (
      select coalesce(sum(fee), 0) as fees from (
        select fee_cents as fee from purchase_orders where seller_id = p.seller_id
          and date_trunc('month', paid_at at time zone 'America/New_York') = p.month
        union all
        select -c.fee_cents from purchase_order_credits c join purchase_orders o on o.id = c.purchase_order_id
        where o.seller_id = p.seller_id and date_trunc('month', c.at at time zone 'America/New_York') = p.month
      ) moved
    ) m where p.kind = 'fee_invoice' and p.total_cents <> m.fees`,
} satisfies Rules
