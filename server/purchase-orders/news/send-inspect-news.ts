import { sql } from 'kysely'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { inspectReminder, reportBy } from '#market/purchase-orders/inspecting.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { OrderDeps } from '../advance-purchase-order.ts'
import { lockAnyOrder } from '../find-order.ts'
import { linesOf } from '../order-lines.ts'
import { sendOrderNews } from './send-order-news.ts'

type Deps = OrderDeps & Stoppable & { claimWindowDays: number }

/** Reminds buyers to inspect what arrived, on the first and third business day, until they report a problem (beyond R4). */
export async function sendInspectNews({ db, terms, signal, claimWindowDays }: Deps, now: Date) {
  // Three business days are never more than ten days.
  const { rows } = await sql<{ id: number; receivedAt: Date }>`
    select o.id, e.at as received_at
    from purchase_orders o join purchase_order_events e on e.purchase_order_id = o.id and e.event = 'receive'
    where o.status in ('received', 'paid_in_full', 'completed')
      and o.updated_at > ${now}::timestamptz - interval '10 days' and e.at > ${now}::timestamptz - interval '10 days'
      and not exists (select from purchase_order_events p
        where p.purchase_order_id = o.id and p.event = 'report_problem')
    order by o.id`.execute(db)
  const due = rows.flatMap(({ id, receivedAt }) => {
    const received = { receivedOn: dayOf(receivedAt), windowDays: claimWindowDays }
    const reminder = inspectReminder(received, dayOf(now))
    return reminder ? [{ id, reminder, inspectBy: reportBy(received) }] : []
  })
  await forEachSeparately(
    due,
    ({ id, reminder, inspectBy }) =>
      transact(db, async (tx) =>
        sendOrderNews({ tx, terms }, await lockAnyOrder(tx, id), {
          kind: 'inspect',
          key: `order:${id}:inspect:${reminder}`,
          to: 'buyer',
          lines: await linesOf(tx, [id]),
          inspectBy,
        }),
      ),
    signal,
  )
}
