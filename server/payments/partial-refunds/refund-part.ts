import { z } from 'zod'
import { refundAsksSecond, REFUND_LIMIT } from '#market/approvals/approval-limits.ts'
import { partialRefund, type AskedPart } from '#market/ledger/partial-refund.ts'
import { formatUsd } from '#market/money.ts'
import { postOrder } from '#server/ledger/post-order.ts'
import { issueCreditNote } from '#server/papers/issue-credit-note.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import type { Terms } from '#server/settings/terms.ts'
import { writeAtOnce } from '#server/platform/database/write-at-once.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { publishingOrder } from '#server/purchase-orders/open-purchase-order.ts'
import { sendSellerPartNews } from './partial-refund-news.ts'
import { keptPaymentOf, readRefundable } from './partial-refund-store.ts'

export const makingPartialRefund = job('make_partial_refund', z.object({ refundId: z.int() }))

type PartToRefund = AskedPart & { key: string; reason: string }
type Deps = { tx: Tx; terms: Terms }
type Deciding = { order: PurchaseOrder; asked: PartToRefund; staffId: number }

/**
 * Decides, under the order's lock, that a part goes back to the buyer: posted and credited now, asked of the card
 * provider by a job. Undefined when the same request decided it before.
 */
export async function refundPart({ tx, terms }: Deps, { order, asked, staffId }: Deciding) {
  if (await isDecided(tx, order.id, asked.key)) return undefined
  // A canceled one gives back all that is left.
  if (order.paidAt === null || order.status === 'canceled') throw new Refusal(NOT_NOW, 409)
  if (refundAsksSecond({ isPaid: true, total: order.totalCents })) throw new Refusal(TOO_LARGE, 409)
  const refundable = await readRefundable(tx, order)
  const part = partialRefund(refundable, asked)
  if ('refused' in part) throw new Refusal(part.refused)
  const paymentIntentId = order.paidByWire ? null : await keptPaymentOf(tx, order.id)
  const { id: refundId } = await tx
    .insertInto('partialRefunds')
    .values({
      purchaseOrderId: order.id,
      key: asked.key,
      amountCents: part.amount,
      feeCents: part.fee,
      reason: asked.reason,
      lines: asked.lines ? JSON.stringify(asked.lines) : null,
      madeBy: staffId,
      paymentIntentId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const unitOf = (lineId: number) => refundable.lines.find(({ id }) => id === lineId)?.unit ?? 0
  const lines = asked.lines?.map(({ line_id: lineId, quantity }) => ({
    lineId,
    quantity,
    cents: unitOf(lineId) * quantity,
  }))
  await issueCreditNote(tx, {
    orderId: order.id,
    cause: `partial refund ${refundId}`,
    amountCents: part.amount,
    feeCents: part.fee,
    reason: asked.reason,
    ...(lines && { lines }),
  })
  await postOrder(tx, order.id)
  await writeAtOnce(tx, publishingOrder(tx, order))
  const kept = { id: refundId, attempt: 1, reason: asked.reason }
  await sendSellerPartNews(
    { tx, terms },
    { order, kept: { ...kept, amountCents: part.amount, feeCents: part.fee } },
  )
  if (paymentIntentId) await enqueue(tx, makingPartialRefund, { refundId })
  return { refundId, ...part }
}

async function isDecided(tx: Tx, orderId: number, key: string) {
  const before = await tx
    .selectFrom('partialRefunds')
    .select('id')
    .where('purchaseOrderId', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()
  return before !== undefined
}

// Nobody can approve a part; a cancellation is approved as a whole.
const TOO_LARGE = `Orders over ${formatUsd(REFUND_LIMIT)} are refunded as a whole, by canceling them`
const NOT_NOW = 'Only a paid order that was not canceled can be refunded in part'
