import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { OrderDeps } from '#server/purchase-orders/advance-purchase-order.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { readShortage, waitsForBuyer } from '#server/purchase-orders/shortage-of-order.ts'
import { cancelShort } from './cancel-short.ts'
import { storeAnswer, unansweredOrders } from './packing-store.ts'

/** Cancels and refunds orders whose buyers did not accept fewer units in time. */
export async function cancelUnanswered({ db, terms, signal }: OrderDeps & Stoppable, now: Date) {
  await forEachSeparately(
    await unansweredOrders(db, now),
    ({ id }) =>
      transact(db, async (tx) => {
        const order = await lockAnyOrder(tx, id)
        // The answer may have come while this one waited for the row.
        if (!waitsForBuyer({ ...order, shortage: await readShortage(tx, id) })) return
        await storeAnswer(tx, id, 'expired')
        const why =
          'Too few units at packing, and no answer from the buyer within two business days'
        await cancelShort({ tx, terms }, { order, why })
      }),
    signal,
  )
}
