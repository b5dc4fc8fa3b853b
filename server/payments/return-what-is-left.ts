import { cents, type Cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { returnedOf } from './provider-refund-store.ts'
import { refundPayment } from './request-refund.ts'

/**
 * Makes our refund of a payment ask for what is left of it: less when staff gave a part back by hand, more when a bank
 * sent a part back. What failed or staff returned in another way is theirs to end.
 */
export async function returnWhatIsLeft(tx: Tx, refundId: number, captured: Cents) {
  const ours = await tx
    .selectFrom('refunds')
    .select(['paymentIntentId', 'status', 'amountCents', 'attempt'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  const left = cents(Math.max(0, captured - (await returnedOf(tx, ours.paymentIntentId))))
  const isOpen = ours.status === 'requested' || ours.status === 'failed'
  if (ours.status === 'returned' || (left === 0 && !isOpen)) return
  const change = tx.updateTable('refunds').where('id', '=', refundId)
  if (left === 0) await change.set({ status: 'not_needed', amountCents: left }).execute()
  else if (isOpen) await change.set({ amountCents: left }).execute()
  else {
    await change
      .set({
        status: 'requested',
        attempt: ours.attempt + 1,
        providerRefundId: null,
        amountCents: left,
      })
      .execute()
    await enqueue(tx, refundPayment, { refundId })
  }
}
