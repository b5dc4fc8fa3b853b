import type { SellerViewer } from '#market/accounts/viewer.ts'
import { cents } from '#market/money.ts'
import { isPayableByCard } from '#market/payments/card-limits.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PaymentDeps } from '../../payment-deps.ts'
import { isAnsweredForGood } from '../../provider.ts'
import { lockSellerMoney } from '../lock-seller-money.ts'
import { readStanding } from '../payout-standing.ts'
import {
  expireDebtPayment,
  openDebtPayment,
  startDebtPayment,
  type DebtPayment,
} from './debt-payment-store.ts'
import { closeDebtPayment } from './settle-debt-payment.ts'

const HOUR_MS = 3_600_000
const SESSION_MS = 23 * HOUR_MS

/** The hosted page on which a seller pays what it owes now: the one that is open, or a new one. */
export async function payDebt(deps: PaymentDeps, viewer: SellerViewer): Promise<string> {
  const { place, owed, now } = await placeFor(deps, viewer)
  const isUsable = place.amountCents === owed && place.expiresAt.getTime() - now.getTime() > HOUR_MS
  if (place.url && isUsable) return place.url
  if (place.providerSessionId || !isUsable) {
    if (place.providerSessionId) await closeDebtPayment(deps, place.providerSessionId)
    await expireDebtPayment(deps.db, place.id)
    return payDebt(deps, viewer)
  }
  return openPage(deps, viewer, place)
}

const placeFor = ({ db }: PaymentDeps, { sellerId }: SellerViewer) =>
  transact(db, async (tx) => {
    await lockSellerMoney(tx, sellerId)
    const { available } = await readStanding(tx, sellerId)
    if (available >= 0) throw new Refusal('You owe nothing.', 409)
    const owed = cents(-available)
    if (!isPayableByCard(owed))
      throw new Refusal('This amount can’t be paid by card. Please write to us to pay by wire.')
    const now = await databaseNow(tx)
    const expiresAt = new Date(now.getTime() + SESSION_MS)
    const place =
      (await openDebtPayment(tx, sellerId)) ??
      (await startDebtPayment(tx, { sellerId, amountCents: owed, expiresAt }))
    return { place, owed, now }
  })

async function openPage(
  { db, terms, provider }: PaymentDeps,
  viewer: SellerViewer,
  place: DebtPayment,
) {
  const page = `${terms.publicUrl}/dashboard/payouts`
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow()
  try {
    const { sessionId, url } = await provider.openDebtCheckout({
      debtPaymentId: place.id,
      amount: place.amountCents,
      email,
      successUrl: `${page}?debt=paid`,
      cancelUrl: page,
      idempotencyKey: `debt-payment-${place.id}-${place.createdAt.getTime()}`,
      expiresAt: place.expiresAt,
    })
    await db
      .updateTable('debtPayments')
      .set({ status: 'open', providerSessionId: sessionId, url })
      .where('id', '=', place.id)
      .where('status', '=', 'opening')
      .execute()
    return url
  } catch (error) {
    // The next try has a key of its own.
    if (isAnsweredForGood(error)) await expireDebtPayment(db, place.id)
    throw error
  }
}
