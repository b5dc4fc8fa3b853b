import type { Tx } from '#server/platform/database/database.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import type { MadeRefund } from '../provider.ts'
import type { lockPartialRefund } from './partial-refund-store.ts'
import { sendFailedPartNews } from './partial-refund-news.ts'

type Part = NonNullable<Awaited<ReturnType<typeof lockPartialRefund>>>
type Answer = { order: PurchaseOrder; part: Part; made: MadeRefund; isNew: boolean }

/** Keeps what became of a refund in part; an earlier attempt says nothing of this one. */
export async function takeAnswerOfPart(tx: Tx, { order, part, made, isNew }: Answer) {
  const isAnswer = part.providerRefundId === null ? isNew : part.providerRefundId === made.id
  if (part.status === 'returned' || !isAnswer) return
  const isFailure = made.status === 'failed'
  await tx
    .updateTable('partialRefunds')
    .set({
      status: isFailure ? 'failed' : 'made',
      providerRefundId: made.id,
      refusedCode: null,
      refusedAt: null,
    })
    .where('id', '=', part.id)
    .execute()
  if (isFailure) await sendFailedPartNews(tx, { order, kept: part })
}
