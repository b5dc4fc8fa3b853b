import { receivedByItselfAt } from '#market/purchase-orders/received-by-itself.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { makeTransition } from './make-transition.ts'
import type { OrderDeps } from './advance-purchase-order.ts'
import { lockAnyOrder } from './find-order.ts'

/** Marks orders as received that were shipped two weeks ago and that the buyer has not marked (decision E2). */
export async function receiveByItself({ db, terms, signal }: OrderDeps & Stoppable, now: Date) {
  const shipped = await db
    .selectFrom('purchaseOrders')
    .select(['id', 'shippedAt'])
    .where('status', '=', 'shipped')
    .orderBy('shippedAt')
    .limit(500)
    .execute()
  const due = shipped.filter(({ shippedAt }) => shippedAt && receivedByItselfAt(shippedAt) <= now)
  await forEachSeparately(
    due,
    ({ id }) =>
      transact(db, async (tx) => {
        const order = await lockAnyOrder(tx, id)
        const by = { party: 'system', userId: null } as const
        await makeTransition({ tx, terms }, order, { event: 'receive', by })
      }),
    signal,
  )
}
