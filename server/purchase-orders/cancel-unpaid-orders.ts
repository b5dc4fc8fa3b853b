import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { makeTransition } from './make-transition.ts'
import type { OrderDeps } from './advance-purchase-order.ts'
import { lockAnyOrder } from './find-order.ts'

/** Cancels and restocks the orders whose payment deadline passed (decision E3). */
export async function cancelUnpaidOrders({ db, terms, signal }: OrderDeps & Stoppable, now: Date) {
  const due = await db
    .selectFrom('purchaseOrders')
    .select('id')
    .where('status', '=', 'awaiting_initial_payment')
    .where('paymentDueAt', '<=', now)
    .orderBy('paymentDueAt')
    .limit(500)
    .execute()
  await forEachSeparately(
    due,
    ({ id }) =>
      transact(db, async (tx) => {
        const order = await lockAnyOrder(tx, id)
        // The payment may have come while this one waited for the row.
        if (order.status !== 'awaiting_initial_payment' || order.paymentDueAt > now) return
        const by = { party: 'system', userId: null } as const
        await makeTransition({ tx, terms }, order, {
          event: 'cancel',
          by,
          note: 'Payment deadline passed',
        })
      }),
    signal,
  )
}
