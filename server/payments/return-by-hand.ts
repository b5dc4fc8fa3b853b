import { sql } from 'kysely'
import { formatUsd } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { findAnyOrder } from '#server/purchase-orders/find-order.ts'
import { lockFailedRefund, type FailedRefund } from './lock-failed-refund.ts'

type Returned = FailedRefund & { note: string }

/** Notes that staff returned what the provider could not; the buyer, who was told that they would, learns how. */
export async function returnByHand(tx: Tx, { note, ...failed }: Returned) {
  const kept = await lockFailedRefund(tx, failed)
  if (!kept) throw new Refusal('This refund has been asked for again', 409)
  await tx
    .updateTable('refunds')
    .set({ status: 'returned', returnedAt: sql`now()`, returnNote: note })
    .where('id', '=', failed.refundId)
    .execute()
  await publishToStaff(tx, 'PurchaseOrdersChannel')
  const { number, buyerUserId } = await findAnyOrder(tx, failed.orderId)
  const order = poNumber(number)
  await notify(tx, {
    userId: buyerUserId,
    key: `refund:${failed.refundId}:returned`,
    kind: 'order',
    title: `${formatUsd(kept.amountCents)} for ${order} was returned to you in another way`,
    detail: note,
    path: `/my_orders?order=${order}`,
  })
}
