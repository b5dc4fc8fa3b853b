import type { PaymentDesk } from '../payment-desk.ts'
import { settlePlace } from './settle-place.ts'
import { settleSubscription } from './settle-subscription.ts'
import { findPlaceOf } from './subscription-checkout-store.ts'
import { findSubscriptionOf } from './subscription-store.ts'

/** After the return from the provider's pages: the server asks, the address proves nothing. */
export async function refreshSubscription(desk: PaymentDesk, userId: number) {
  const place = await findPlaceOf(desk.db, userId)
  if (place) await settlePlace(desk, place)
  const known = await findSubscriptionOf(desk.db, userId)
  if (known && known.status !== 'gone') await settleSubscription(desk, known.id)
}
