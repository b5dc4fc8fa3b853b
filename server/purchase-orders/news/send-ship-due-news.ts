import { dayOf, businessDaysAfter } from '#market/purchase-orders/business-days.ts'
import { shipReminder } from '#market/purchase-orders/ship-by.ts'
import { sql } from 'kysely'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { OrderDeps } from '../advance-purchase-order.ts'
import { lockAnyOrder } from '../find-order.ts'
import { linesOf } from '../order-lines.ts'
import { waitsForBuyer } from '../shortage-of-order.ts'
import { sendOrderNews } from './send-order-news.ts'

/** Reminds sellers of what ships by today or by the next business day, once each (beyond R1). */
export async function sendShipDueNews({ db, terms, signal }: OrderDeps & Stoppable, now: Date) {
  const today = dayOf(now)
  const due = await db
    .selectFrom('purchaseOrders')
    .select('id')
    .where('status', '=', 'awaiting_shipment')
    .where(sql<boolean>`ship_by between ${today}::date and ${businessDaysAfter(today, 1)}::date`)
    .execute()
  await forEachSeparately(
    due,
    ({ id }) =>
      transact(db, async (tx) => {
        const order = await lockAnyOrder(tx, id)
        const reminder = shipReminder(order, today)
        // Nobody ships what may be canceled.
        if (!reminder || order.onHoldFor || waitsForBuyer(order)) return
        await sendOrderNews({ tx, terms }, order, {
          kind: 'ship_due',
          key: `order:${id}:ship-due:${reminder}`,
          to: 'seller',
          lines: await linesOf(tx, [id]),
        })
      }),
    signal,
  )
}
