import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { postOrder } from '#server/ledger/post-order.ts'
import { publish, publishToStaff } from '#server/platform/live/publish.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { findDispute, isSame, saveDispute } from './dispute-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { unlessUnknownToProvider, type FoundDispute } from './provider.ts'
import { sendDisputeNews } from './send-dispute-news.ts'
import { debtPaidBy } from './payouts/debts/debt-payment-store.ts'
import { keepDisputeOfDebt } from './payouts/debts/keep-dispute-of-debt.ts'
import { paidBy } from './settle-refund.ts'

type Then = (tx: Tx) => Promise<unknown>

/**
 * Asks the provider for the state of a chargeback or a fraud warning and keeps it on what was paid: an order, or a seller's debt. Staff hear
 * of each new state once, whatever the order and number of events.
 */
export async function settleDispute(deps: PaymentDeps, disputeId: string, then: Then) {
  for (;;) {
    const before = await findDispute(deps.db, disputeId)
    const found = await deps.provider.readDispute(disputeId).catch(unlessUnknownToProvider)
    const order = found && (await paidBy(deps.db, found.paymentIntentId))
    const debt = found && !order && (await debtPaidBy(deps.db, found.paymentIntentId))
    // Ours, but its payment is not in our books yet: it is tried again.
    if (found?.mark === 'ours' && !order && !debt) return
    const isDone = await transact(deps.db, async (tx) => {
      const revision = before?.revision ?? 0
      if (found && order && !(await keepDispute(deps, tx, { found, revision, ...order })))
        return false
      if (found && debt && !(await keepDisputeOfDebt(deps, tx, { found, revision, debt })))
        return false
      await then(tx)
      return true
    })
    if (isDone) return
  }
}

/** Whether the payment that a dispute is about is marked as ours; while the provider is away it may be. */
export async function mayBeOurDispute({ provider }: PaymentDeps, disputeId: string | null) {
  if (disputeId === null) return false
  try {
    const found = await provider.readDispute(disputeId).catch(unlessUnknownToProvider)
    return found?.mark === 'ours'
  } catch {
    return true
  }
}

type Reading = { found: FoundDispute; orderId: number; revision: number }

/** False where somebody else kept a reading while this one was on its way: it may be older than theirs. */
async function keepDispute(deps: PaymentDeps, tx: Tx, { found, orderId, revision }: Reading) {
  const order = await lockAnyOrder(tx, orderId)
  const kept = await findDispute(tx, found.id)
  if (isSame(kept, found)) return true
  if ((kept?.revision ?? 0) !== revision) return false
  await saveDispute(tx, found, { orderId })
  await postOrder(tx, orderId)
  await publishToStaff(tx, 'PurchaseOrdersChannel')
  if (order.sellerUserId !== null) await publish(tx, 'PurchaseOrdersChannel', [order.sellerUserId])
  const { publicUrl } = deps.terms
  if (kept?.status !== found.status) await sendDisputeNews({ tx, publicUrl }, order, found)
  return true
}
