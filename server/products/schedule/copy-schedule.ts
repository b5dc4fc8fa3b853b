import { sql } from 'kysely'
import { dayOf } from '#market/products/schedule/expiry-day.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { followSchedules } from './follow-schedules.ts'

/** Has a copy follow the schedule of the product it was made from, from the price that its seller set. */
export async function copySchedule(tx: Tx, { from, to }: { from: number; to: number }) {
  const { rows } = await sql`
    insert into price_schedules (product_id, steps, off_market_days, show_next_price)
    select ${to}, steps, off_market_days, show_next_price from price_schedules where product_id = ${from}
    returning product_id`.execute(tx)
  if (rows.length === 0) return
  await sql`
    update products copy set seller_price_cents = s.base_cents
    from price_schedules s
    where copy.id = ${to} and s.product_id = ${from} and s.stepped_cents = copy.seller_price_cents`.execute(
    tx,
  )
  await followSchedules(tx, [to], { today: dayOf(await databaseNow(tx)) })
}
