import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { OrderDeps } from '../advance-purchase-order.ts'
import { lockAnyOrder } from '../find-order.ts'
import { linesOf } from '../order-lines.ts'
import { sendOrderNews } from './send-order-news.ts'

const DAY = 86_400_000

/** Reminds the buyer a day before an unpaid order is canceled, once (decision I6). */
export async function sendPaymentDueNews({ db, terms, signal }: OrderDeps & Stoppable, now: Date) {
  const due = await db
    .selectFrom('purchaseOrders')
    .select('id')
    .where('status', '=', 'awaiting_initial_payment')
    .where('paymentDueAt', '>', now)
    .where('paymentDueAt', '<=', new Date(now.getTime() + DAY))
    .execute()
  await forEachSeparately(
    due,
    ({ id }) =>
      transact(db, async (tx) => {
        const order = await lockAnyOrder(tx, id)
        if (order.status !== 'awaiting_initial_payment') return
        await sendOrderNews({ tx, terms }, order, {
          kind: 'payment_due',
          key: `order:${id}:payment-due`,
          to: 'buyer',
          lines: await linesOf(tx, [id]),
        })
      }),
    signal,
  )
}
