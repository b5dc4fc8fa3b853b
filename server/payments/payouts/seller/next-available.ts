import { sql } from 'kysely'
import { cents, type Cents } from '#market/money.ts'
import { availableOn } from '#market/payouts/available-on.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** The next day on which something becomes available of what arrived, and how much that is. */
export async function nextAvailable(tx: Tx, sellerId: number, claimWindowDays: number) {
  const { rows } = await sql<{ day: string; amount: Cents }>`
    select to_char(r.at at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM-DD') as day, -sum(e.amount_cents)::bigint as amount
    from purchase_orders o join purchase_order_events r on r.purchase_order_id = o.id and r.event = 'receive'
    join ledger_entries e on e.purchase_order_id = o.id and e.account = 'seller_pending'
    where o.seller_id = ${sellerId} and o.status = 'received'
      and not exists (select from disputes d where d.purchase_order_id = o.id and d.status = 'open')
      and not exists (select from claims c where c.purchase_order_id = o.id and c.closed_at is null)
    group by 1 having sum(e.amount_cents) < 0 order by 1`.execute(tx)
  const [first] = rows
  if (!first) return null
  const on = availableOn(first.day, claimWindowDays)
  const same = rows.filter(({ day }) => availableOn(day, claimWindowDays) === on)
  return { on, amount_cents: cents(same.reduce((sum, { amount }) => sum + amount, 0)) }
}
