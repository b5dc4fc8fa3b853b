import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { postOrder } from '#server/ledger/post-order.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { creditReturned } from './credit-returned.ts'
import { lockFailedRefund, type FailedRefund } from './lock-failed-refund.ts'
import { sendReturnedNews } from './refund-news.ts'

type Returned = FailedRefund & { note: string }

/** Notes that staff returned what the provider could not; the buyer learns how. */
export async function returnByHand(tx: Tx, { note, ...failed }: Returned) {
  const kept = await lockFailedRefund(tx, failed)
  if (!kept) throw new Refusal('This refund has already been requested again', 409)
  await tx
    .updateTable('refunds')
    .set({ status: 'returned', returnedAt: sql`now()`, returnNote: note })
    .where('id', '=', failed.refundId)
    .execute()
  await creditReturned(tx, failed.orderId, {
    cause: `refund ${failed.refundId}.${failed.attempt} by hand`,
  })
  const { orderId, refundId } = failed
  await postOrder(tx, orderId)
  await publishToStaff(tx, 'PurchaseOrdersChannel')
  await sendReturnedNews(tx, { orderId, refundId, amount: kept.amountCents, note })
}
