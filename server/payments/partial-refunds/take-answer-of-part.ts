import type { Tx } from '#server/platform/database/database.ts'
import { writeAtOnce } from '#server/platform/database/write-at-once.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { publishingOrder } from '#server/purchase-orders/open-purchase-order.ts'
import type { MadeRefund } from '../provider.ts'
import type { lockPartialRefund } from './partial-refund-store.ts'
import type { Terms } from '#server/settings/terms.ts'
import { sendFailedPartNews, sendSentPartNews } from './partial-refund-news.ts'

type Part = NonNullable<Awaited<ReturnType<typeof lockPartialRefund>>>
type Answer = { order: PurchaseOrder; part: Part; made: MadeRefund; isNew: boolean }

/** Keeps what became of a refund in part; an earlier attempt says nothing of this one. */
export async function takeAnswerOfPart(
  { tx, terms }: { tx: Tx; terms: Terms },
  { order, part, made, isNew }: Answer,
) {
  const isFailure = made.status === 'failed'
  // What failed before may be made after all: by a late answer, or on the provider's own pages.
  const isMadeAfterAll = part.status === 'failed' && isNew && !isFailure
  const isFirst = part.providerRefundId === null || isMadeAfterAll
  const isAnswer = isFirst ? isNew : part.providerRefundId === made.id
  if (part.status === 'returned' || !isAnswer) return
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
  await writeAtOnce(tx, publishingOrder(tx, order))
  if (isFailure) await sendFailedPartNews(tx, { order, kept: part })
  else if (isFirst) await sendSentPartNews({ tx, terms }, { order, kept: part })
}
