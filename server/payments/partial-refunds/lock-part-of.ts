import type { Tx } from '#server/platform/database/database.ts'
import type { MadeRefund } from '../provider.ts'
import { lockPartialRefund } from './partial-refund-store.ts'

type Known = { partialRefundId: number | null } | undefined

/** Locks the refund in part that the provider's refund answers, under the order's lock. */
export async function lockPartOf(tx: Tx, made: MadeRefund, known: Known) {
  const id =
    made.partialRefundId ?? known?.partialRefundId ?? (await settledByHand(tx, made, known))
  const part = id === null ? undefined : await lockPartialRefund(tx, id)
  // Another site on the same account may have rows of the same number.
  return part?.paymentIntentId === made.paymentIntentId ? part : undefined
}

/** What staff give back on the provider's own pages ends the failed part of the same amount, instead of coming on top. */
async function settledByHand(tx: Tx, made: MadeRefund, known: Known) {
  if (known || made.refundId !== null || made.status === 'failed') return null
  const failed = await tx
    .selectFrom('partialRefunds')
    .select('id')
    .where('paymentIntentId', '=', made.paymentIntentId)
    .where('status', '=', 'failed')
    .where('amountCents', '=', made.amount)
    .orderBy('id')
    .executeTakeFirst()
  return failed?.id ?? null
}
