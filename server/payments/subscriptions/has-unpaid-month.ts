import { isRunning } from '#market/samples/subscription.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { settleSubscription } from './settle-subscription.ts'
import { findSubscriptionOf } from './subscription-store.ts'

/** Whether a person's subscription has stopped over a month that the provider still tries to be paid for. */
export async function hasUnpaidMonth(deps: PaymentDeps, userId: number) {
  const known = await findUnpaid()
  if (known) await settleSubscription(deps, known.id)
  return known !== undefined && (await findUnpaid()) !== undefined

  async function findUnpaid() {
    const now = await databaseNow(deps.db)
    const subscription = await findSubscriptionOf(deps.db, userId)
    const isUnpaid = subscription?.status === 'past_due' && !isRunning(subscription, now)
    return isUnpaid ? subscription : undefined
  }
}
