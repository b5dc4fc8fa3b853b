import { debtMet, divideAmongDebts } from '#market/ledger/postings-of-debt.ts'
import type { CheckoutState } from '#market/payments/checkout-state.ts'
import { writePostings } from '#server/ledger/write-postings.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { PaymentDeps } from '../../payment-deps.ts'
import { unlessUnknownToProvider } from '../../provider.ts'
import { lockSellerMoney } from '../lock-seller-money.ts'
import { latestOrderOf, ordersInDebt } from '../open-entries.ts'
import { publishPayouts } from '../publish-payouts.ts'
import { debtPaymentOf, expireDebtPayment, unsettledDebtPayments } from './debt-payment-store.ts'

export const isDebtCheckout = async (db: Database, sessionId: string) =>
  (await debtPaymentOf(db, sessionId)) !== undefined

/** Asks the provider how a page stands, and keeps what was paid, once. */
export async function settleDebtPayment(deps: PaymentDeps, sessionId: string) {
  const checkout = await deps.provider.readCheckout(sessionId).catch(unlessUnknownToProvider)
  if (checkout) await keep(deps, checkout)
}

/** Closes a page that is still open; one that was paid meanwhile counts. */
export async function closeDebtPayment(deps: PaymentDeps, sessionId: string) {
  const checkout = await deps.provider.expireCheckout(sessionId).catch(unlessUnknownToProvider)
  if (checkout) await keep(deps, checkout)
}

const keep = (
  { db }: PaymentDeps,
  { sessionId, status, payment, amount, paymentIntentId }: CheckoutState,
) =>
  transact(db, async (tx) => {
    const known = await debtPaymentOf(tx, sessionId)
    if (!known) return
    await lockSellerMoney(tx, known.sellerId)
    const now = await debtPaymentOf(tx, sessionId)
    if (!now || now.status === 'paid') return
    if (payment.stage === 'paid') {
      await tx
        .updateTable('debtPayments')
        .set({ status: 'paid', url: null, paymentIntentId })
        .where('id', '=', known.id)
        .execute()
      await meetDebts(tx, { id: known.id, sellerId: known.sellerId, amount })
    } else if (status === 'expired') await expireDebtPayment(tx, known.id)
    await publishPayouts(tx, known.sellerId)
  })

async function meetDebts(tx: Tx, paid: { id: number; sellerId: number; amount: number }) {
  const { id, sellerId, amount } = paid
  const debts = await ordersInDebt(tx, sellerId)
  // Sales may have met all of it meanwhile: what was paid is then available.
  const among = debts.length > 0 ? debts : [{ orderId: await latestOrderOf(tx, sellerId), owed: 0 }]
  const posting = debtMet({
    from: 'clearing',
    causeId: `payment ${id}`,
    kind: 'paid',
    parts: divideAmongDebts(amount, among),
  })
  await writePostings(tx, [{ ...posting, sellerId, orderId: null }])
}

/** The event may have been lost, or the answer that a page was opened. */
export async function followDebtPayments(deps: PaymentDeps, signal?: AbortSignal) {
  const now = await databaseNow(deps.db)
  await forEachSeparately(
    await unsettledDebtPayments(deps.db),
    async ({ id, providerSessionId, expiresAt }) => {
      if (providerSessionId) await settleDebtPayment(deps, providerSessionId)
      else if (expiresAt < now) await expireDebtPayment(deps.db, id)
    },
    signal,
  )
}
