import { transact } from '#server/platform/database/transact.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { noteRefusedRefund } from './note-refused-refund.ts'
import { isAnsweredForGood, isRefundedAlready, refusedRefund } from './provider.ts'
import { keepRefund } from './settle-refund.ts'

/** Returns what is left of a payment; the key makes the provider do it once however often the job runs. */
export async function refund(deps: PaymentDeps, refundId: number) {
  const asked = await findRequested(deps, refundId)
  if (!asked) return
  try {
    await compareWithProvider(deps, asked.paymentIntentId)
    const ours = await findRequested(deps, refundId)
    if (!ours) return
    await keepRefund(deps, await deps.provider.refund(requestFor(ours)))
  } catch (error) {
    // The same key would only ever get the same answer again.
    if (isAnsweredForGood(error)) await requireFreshCode(deps, refundId)
    if (isRefundedAlready(error)) await compareWithProvider(deps, asked.paymentIntentId)
    const refusal = refusedRefund(error)
    if (refusal) await noteRefusedRefund(deps, asked, refusal)
    if (await findRequested(deps, refundId)) throw error
  }
}

type Requested = NonNullable<Awaited<ReturnType<typeof findRequested>>>

const findRequested = ({ db }: Pick<PaymentDeps, 'db'>, refundId: number) =>
  db
    .selectFrom('refunds')
    .select(['id', 'purchaseOrderId', 'paymentIntentId', 'amountCents', 'attempt'])
    .where('id', '=', refundId)
    .where('status', '=', 'requested')
    .executeTakeFirst()

/** What staff gave back by hand, and an earlier attempt whose answer was lost, are not given again. */
async function compareWithProvider(deps: PaymentDeps, paymentIntentId: string) {
  for await (const made of deps.provider.refundsOf(paymentIntentId)) await keepRefund(deps, made)
}

const requestFor = ({ id, purchaseOrderId, paymentIntentId, amountCents, attempt }: Requested) => ({
  paymentIntentId,
  amount: amountCents,
  orderId: purchaseOrderId,
  refundId: id,
  // The provider refuses a key that comes back with another amount.
  idempotencyKey: `refund-${paymentIntentId}-${attempt}-${amountCents}`,
})

const requireFreshCode = ({ db }: Pick<PaymentDeps, 'db'>, refundId: number) =>
  transact(db, (tx) =>
    tx
      .updateTable('refunds')
      .set((row) => ({ attempt: row('attempt', '+', 1) }))
      .where('id', '=', refundId)
      .where('status', '=', 'requested')
      .execute(),
  )
