import { z } from 'zod'
import { partAsksSecond, REFUND_ASKS_SECOND } from '#market/approvals/approval-limits.ts'
import { partialRefund, type AskedPart } from '#market/ledger/partial-refund.ts'
import { waitingRefundOf, waitsAlready } from '#server/approvals/is-refund-waiting.ts'
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
import { keptPaymentOf } from './partial-refund-store.ts'
import { readRefundable } from './read-refundable.ts'

export const makingPartialRefund = job('make_partial_refund', z.object({ refundId: z.int() }))

type PartToRefund = AskedPart & { key: string; reason: string }
type Deps = { tx: Tx; terms: Terms }
type Part = { order: PurchaseOrder; asked: PartToRefund }
/** What decided on a refund in part, and who of staff, if anyone. */
export type Decider = { by: 'staff' | 'claim' | 'packing'; staffId: number | null }

/**
 * Decides, under the order's lock, that a part goes back to the buyer. Undefined when the same request decided it
 * before. What is large is asked of a second administrator.
 */
export async function refundPart(
  { tx, terms }: Deps,
  { order, asked, staffId }: Part & { staffId: number },
) {
  if (await isDecided(tx, order.id, asked.key)) return undefined
  const waiting = await waitingRefundOf(tx, order.id)
  if (waiting) throw new Refusal(waitsAlready[waiting], 409)
  const judged = await judgePart(tx, order, asked)
  if (judged.asksSecond) throw new Refusal(REFUND_ASKS_SECOND, 409)
  const decider = { by: 'staff', staffId } as const
  return makePart({ tx, terms }, { order, asked, decider, judged })
}

export type JudgedPart = Awaited<ReturnType<typeof judgePart>>

/** What a part comes to, and whether it is too large for one administrator; refuses what can't be refunded. */
export async function judgePart(tx: Tx, order: PurchaseOrder, asked: AskedPart) {
  // A canceled one gives back all that is left.
  if (order.paidAt === null || order.status === 'canceled') throw new Refusal(NOT_NOW, 409)
  const refundable = await readRefundable(tx, order)
  const part = partialRefund(refundable, asked)
  if ('refused' in part) throw new Refusal(part.refused)
  const asksSecond = partAsksSecond({ refunded: refundable.refunded.amount, amount: part.amount })
  return { refundable, ...part, asksSecond }
}

type Making = Part & { decider: Decider; judged: JudgedPart }

/** Posted and credited now, asked of the card provider by a job. */
export async function makePart({ tx, terms }: Deps, { order, asked, decider, judged }: Making) {
  const { refundable, amount: amountCents, fee: feeCents } = judged
  const paymentIntentId = order.paidByWire ? null : await keptPaymentOf(tx, order.id)
  const { id: refundId } = await tx
    .insertInto('partialRefunds')
    .values({
      purchaseOrderId: order.id,
      key: asked.key,
      amountCents,
      feeCents,
      reason: asked.reason,
      lines: asked.lines ? JSON.stringify(asked.lines) : null,
      decidedBy: decider.by,
      madeBy: decider.staffId,
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
    amountCents,
    feeCents,
    reason: asked.reason,
    ...(lines && { lines }),
  })
  await postOrder(tx, order.id)
  await writeAtOnce(tx, publishingOrder(tx, order))
  const kept = { id: refundId, attempt: 1, reason: asked.reason, amountCents, feeCents }
  await sendSellerPartNews({ tx, terms }, { order, kept })
  if (paymentIntentId) await enqueue(tx, makingPartialRefund, { refundId })
  return { refundId, amount: amountCents }
}

export async function isDecided(tx: Tx, orderId: number, key: string) {
  const before = await tx
    .selectFrom('partialRefunds')
    .select('id')
    .where('purchaseOrderId', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()
  return before !== undefined
}

const NOT_NOW = 'Only a paid order that was not canceled can be refunded in part'
