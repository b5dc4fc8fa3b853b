import { sql } from 'kysely'
import { postOrder } from '#server/ledger/post-order.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { writeAtOnce } from '#server/platform/database/write-at-once.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { publishingOrder } from '#server/purchase-orders/open-purchase-order.ts'
import type { Terms } from '#server/settings/terms.ts'
import { lockPartialRefund } from './partial-refund-store.ts'
import { sendSentPartNews } from './partial-refund-news.ts'
import { makingPartialRefund } from './refund-part.ts'

export type FailedPart = { orderId: number; refundId: number; attempt: number }

/** Asks the provider again for a failed refund in part: once for each attempt. Returns whether this call did it. */
export async function retryPart(tx: Tx, failed: FailedPart) {
  const { kept } = await lockPart(tx, failed)
  if (kept.attempt > failed.attempt) return false
  if (kept.status !== 'failed') throw new Refusal(NOT_FAILED, 409)
  await tx
    .updateTable('partialRefunds')
    .set({
      status: 'requested',
      attempt: kept.attempt + 1,
      providerRefundId: null,
      refusedCode: null,
      refusedAt: null,
    })
    .where('id', '=', kept.id)
    .execute()
  await publishToStaff(tx, 'PurchaseOrdersChannel')
  await enqueue(tx, makingPartialRefund, { refundId: kept.id })
  return true
}

/** Ends a failed refund whose payment the buyer's bank took back: the buyer has the money from there. */
export async function endByChargeback(tx: Tx, failed: FailedPart) {
  const { kept, order } = await lockPart(tx, failed)
  if (kept.status === 'charged_back') return false
  if (kept.attempt > failed.attempt) throw new Refusal(REQUESTED_AGAIN, 409)
  if (kept.status !== 'failed') throw new Refusal(NOT_FAILED, 409)
  if (!(await isChargedBack(tx, order.id))) throw new Refusal(NOT_CHARGED_BACK, 409)
  await tx
    .updateTable('partialRefunds')
    .set({ status: 'charged_back' })
    .where('id', '=', kept.id)
    .execute()
  await writeAtOnce(tx, publishingOrder(tx, order))
  return true
}

async function isChargedBack(tx: Tx, orderId: number) {
  const lost = await tx
    .selectFrom('disputes')
    .select('id')
    .where('purchaseOrderId', '=', orderId)
    .where('status', '=', 'lost')
    .executeTakeFirst()
  return lost !== undefined
}

/** Notes how staff sent what the provider could not, or what was paid by wire. */
export async function returnPart(
  { tx, terms }: { tx: Tx; terms: Terms },
  { note, ...failed }: FailedPart & { note: string },
) {
  const { kept, order } = await lockPart(tx, failed)
  if (kept.attempt > failed.attempt) throw new Refusal(REQUESTED_AGAIN, 409)
  const isByWire = kept.status === 'requested' && kept.paymentIntentId === null
  if (kept.status !== 'failed' && !isByWire) throw new Refusal(NOT_FAILED, 409)
  await tx
    .updateTable('partialRefunds')
    .set({ status: 'returned', returnedAt: sql`now()`, returnNote: note })
    .where('id', '=', kept.id)
    .execute()
  await postOrder(tx, failed.orderId)
  await writeAtOnce(tx, publishingOrder(tx, order))
  await sendSentPartNews({ tx, terms }, { order, kept, reference: note })
}

async function lockPart(tx: Tx, { orderId, refundId }: FailedPart) {
  const order = await lockAnyOrder(tx, orderId)
  const kept = await lockPartialRefund(tx, refundId)
  if (kept?.purchaseOrderId !== orderId) throw new Refusal('Not found', 404)
  return { kept, order }
}

const NOT_FAILED = 'This refund has not failed'
const REQUESTED_AGAIN = 'This refund has already been requested again'
const NOT_CHARGED_BACK = 'No chargeback on this order was lost'
