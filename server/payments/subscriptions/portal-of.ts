import { Refusal } from '#server/platform/http/refusal.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findSubscriptionOf } from './subscription-store.ts'

type Visit = { userId: number; returnUrl: string; requestId: string }

/** Where a person changes the card of the subscription, or cancels it. */
export async function portalOf(
  { db, provider }: PaymentDeps,
  { userId, returnUrl, requestId }: Visit,
) {
  const known = await findSubscriptionOf(db, userId)
  if (!known) throw new Refusal('You have no subscription yet', 409)
  return provider.openPortal({
    customerId: known.customerId,
    returnUrl,
    idempotencyKey: `portal-${userId}-${requestId}`,
  })
}
