import type { PaymentDeps } from '../payment-deps.ts'
import { settlePlace } from './settle-place.ts'
import { settleSubscription } from './settle-subscription.ts'
import { findPlaceOf } from './subscription-checkout-store.ts'
import { findSubscriptionOf } from './subscription-store.ts'

/** After the return from the provider's pages: the server asks, the address proves nothing. */
export async function refreshSubscription(deps: PaymentDeps, userId: number) {
  const place = await findPlaceOf(deps.db, userId)
  if (place) await settlePlace(deps, place)
  const known = await findSubscriptionOf(deps.db, userId)
  if (known && known.status !== 'gone') await settleSubscription(deps, known.id)
}
