import { transact } from '#server/platform/database/transact.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { isAnsweredForGood } from './provider.ts'
import { keepRefund } from './settle-refund.ts'

/** Returns the money; the key makes the provider do it once however often the job runs. */
export async function refund({ db, provider }: PaymentDesk, refundId: number) {
  const { paymentIntentId, attempt, status } = await db
    .selectFrom('refunds')
    .select(['paymentIntentId', 'attempt', 'status'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  if (status !== 'requested') return
  const idempotencyKey = `refund-${paymentIntentId}-${attempt}`
  try {
    await keepRefund(db, await provider.refund({ paymentIntentId, idempotencyKey }))
  } catch (error) {
    // The same key would only ever get the same answer again.
    if (isAnsweredForGood(error)) await askAnew({ db }, refundId)
    throw error
  }
}

const askAnew = ({ db }: Pick<PaymentDesk, 'db'>, refundId: number) =>
  transact(db, (tx) =>
    tx
      .updateTable('refunds')
      .set((row) => ({ attempt: row('attempt', '+', 1) }))
      .where('id', '=', refundId)
      .where('status', '=', 'requested')
      .execute(),
  )
