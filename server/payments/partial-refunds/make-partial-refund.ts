import { sql } from 'kysely'
import { sendRefusedPartNews } from './partial-refund-news.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { isAnsweredForGood, refusedRefund, type RefusedRefund } from '../provider.ts'
import { keepRefund } from '../settle-refund.ts'
import { lockPartialRefund } from './partial-refund-store.ts'

/** Asks the provider for a refund in part; its key makes the provider do it once however often the job runs. */
export async function makePartialRefund(deps: PaymentDeps, refundId: number) {
  const asked = await findRequested(deps.db, refundId)
  if (!asked) return
  const { paymentIntentId, purchaseOrderId: orderId } = asked
  try {
    // An earlier attempt may have been made although its answer was lost.
    for await (const made of deps.provider.refundsOf(paymentIntentId)) await keepRefund(deps, made)
    const ours = await findRequested(deps.db, refundId)
    if (!ours) return
    const request = {
      paymentIntentId,
      amount: ours.amountCents,
      orderId,
      partialRefundId: refundId,
      idempotencyKey: `partial-refund-${refundId}-${ours.attempt}`,
    }
    await keepRefund(deps, await deps.provider.refund(request))
  } catch (error) {
    // The same key would only ever get the same answer again.
    if (isAnsweredForGood(error)) await requireFreshKey(deps.db, refundId)
    const refusal = refusedRefund(error)
    if (refusal) await noteRefused(deps, { refundId, orderId, refusal })
    if (await findRequested(deps.db, refundId)) throw error
  }
}

const findRequested = (db: Database, refundId: number) =>
  db
    .selectFrom('partialRefunds')
    .select(['purchaseOrderId', 'amountCents', 'attempt', 'paymentIntentId'])
    .where('id', '=', refundId)
    .where('status', '=', 'requested')
    .where('paymentIntentId', 'is not', null)
    .$narrowType<{ paymentIntentId: string }>()
    .executeTakeFirst()

const requireFreshKey = (db: Database, refundId: number) =>
  transact(db, (tx) =>
    tx
      .updateTable('partialRefunds')
      .set((row) => ({ attempt: row('attempt', '+', 1) }))
      .where('id', '=', refundId)
      .where('status', '=', 'requested')
      .execute(),
  )

type Refused = { refundId: number; orderId: number; refusal: RefusedRefund }

/** Staff learn at the first answer why it is refused; what is refused for good waits for them. */
const noteRefused = ({ db }: PaymentDeps, { refundId, orderId, refusal }: Refused) =>
  transact(db, async (tx) => {
    const order = await lockAnyOrder(tx, orderId)
    const kept = await lockPartialRefund(tx, refundId)
    if (kept?.status !== 'requested') return
    const isKnown = kept.refusedCode === refusal.code
    if (isKnown && !refusal.isForGood) return
    await tx
      .updateTable('partialRefunds')
      .set({
        refusedCode: refusal.code,
        refusedAt: sql<Date>`coalesce(refused_at, now())`,
        ...(refusal.isForGood && { status: 'failed' }),
      })
      .where('id', '=', refundId)
      .execute()
    await publishToStaff(tx, 'PurchaseOrdersChannel')
    await sendRefusedPartNews(tx, { order, kept, refusal })
  })
