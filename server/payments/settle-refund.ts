import type { Selectable } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { postOrder } from '#server/ledger/post-order.ts'
import { publishToStaff } from '#server/platform/live/publish.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { sendOrderNews } from '#server/purchase-orders/news/send-order-news.ts'
import { lockPartOf } from './partial-refunds/lock-part-of.ts'
import { takeAnswerOfPart } from './partial-refunds/take-answer-of-part.ts'
import { creditReturned } from './credit-returned.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { refundColumns, type RefundsTable } from './payment-tables.ts'
import { findMadeRefund, isNews, saveMadeRefund } from './provider-refund-store.ts'
import { unlessUnknownToProvider, type MadeRefund } from './provider.ts'
import { returnWhatIsLeft } from './return-what-is-left.ts'
import { sendFailedRefundNews, sendFailedRefundByHandNews } from './refund-news.ts'

type Then = (tx: Tx) => Promise<unknown>
type Refund = Selectable<RefundsTable>

/** Asks the provider how a refund went and keeps that; what is done then can be done again. */
export async function settleRefund(deps: PaymentDeps, refundId: string, then: Then) {
  const made = await deps.provider.readRefund(refundId).catch(unlessUnknownToProvider)
  if (!made) return
  await keepRefund(deps, made)
  await transact(deps.db, then)
}

/**
 * Keeps the outcome of a refund of one of our payments, also of those made by hand; a bank may send one back
 * weeks later. If the payment's money has to be returned, the missing part is then requested.
 */
export async function keepRefund(
  { db, terms }: Pick<PaymentDeps, 'db' | 'terms'>,
  made: MadeRefund,
) {
  const { paymentIntentId } = made
  if (!paymentIntentId || !isNews(made, await findMadeRefund(db, made.id))) return
  const paid = await paidBy(db, paymentIntentId)
  if (!paid) return
  await transact(db, async (tx) => {
    const order = await lockAnyOrder(tx, paid.orderId)
    const known = await findMadeRefund(tx, made.id)
    if (!isNews(made, known)) return
    const ours = await lockRefundOf(tx, paymentIntentId)
    const refundId = ours && isAskedForBy(ours, made) ? ours.id : null
    const part = await lockPartOf(tx, made, known)
    const partialRefundId = part?.id ?? null
    const { orderId } = paid
    await saveMadeRefund(tx, { made, orderId, paymentIntentId, refundId, partialRefundId })
    await postOrder(tx, paid.orderId)
    await publishToStaff(tx, 'PurchaseOrdersChannel')
    if (part) return takeAnswerOfPart({ tx, terms }, { order, part, made, isNew: !known })
    const isAnswer = ours !== undefined && isAnswerTo(ours, { made, refundId, isNew: !known })
    if (isAnswer) await takeAnswer(tx, ours, made)
    const isFailure = made.status === 'failed'
    const cause = `refund ${made.id}, ${made.status}, ${made.amount}`
    await creditReturned(tx, order.id, { cause, isFailure })
    if (ours) await returnWhatIsLeft(tx, ours.id, paid.amountCents)
    if (isAnswer && made.status !== 'failed' && ours.providerRefundId === null)
      // The buyer learns that money comes once the provider has taken the refund, and not before (decision I20).
      await sendOrderNews({ tx, terms }, order, {
        kind: 'refund_on_its_way',
        key: `refund:${ours.id}:${ours.attempt}:on_its_way`,
        to: 'buyer',
        lines: await linesOf(tx, [order.id]),
        refunded: made.amount,
      })
    if (made.status !== 'failed') return
    if (isAnswer) await sendFailedRefundNews(tx, { ...ours, amountCents: made.amount })
    // Where the money is to go back anyhow, it is asked for again.
    else if (!ours || ours.status === 'returned')
      await sendFailedRefundByHandNews(tx, paid.orderId, made)
  })
}

/** The order that a payment of ours was for. */
export const paidBy = (db: Database, paymentIntentId: string | null) =>
  db
    .selectFrom('checkoutSessions')
    .select(['purchaseOrderId as orderId', 'amountCents'])
    .where('paymentIntentId', '=', paymentIntentId)
    .where('paid', '=', true)
    .executeTakeFirst()

const lockRefundOf = (tx: Tx, paymentIntentId: string) =>
  tx
    .selectFrom('refunds')
    .select(refundColumns)
    .where('paymentIntentId', '=', paymentIntentId)
    .forUpdate()
    .executeTakeFirst()

// Never by its payment alone: staff give parts back by hand on the provider's own pages.
const isAskedForBy = (ours: Refund, made: MadeRefund) =>
  made.refundId === ours.id || ours.providerRefundId === made.id

type Found = { made: MadeRefund; refundId: number | null; isNew: boolean }

// An earlier attempt's refund says nothing of this one; what staff returned by hand stays returned.
function isAnswerTo(ours: Refund, { made, refundId, isNew }: Found) {
  if (refundId === null || ours.status === 'returned') return false
  return ours.providerRefundId === null ? isNew : ours.providerRefundId === made.id
}

const takeAnswer = (tx: Tx, ours: Refund, { id, status, amount }: MadeRefund) =>
  tx
    .updateTable('refunds')
    .set({
      providerRefundId: id,
      status,
      amountCents: amount,
      refusedCode: null,
      refusedAt: null,
    })
    .where('id', '=', ours.id)
    .execute()
