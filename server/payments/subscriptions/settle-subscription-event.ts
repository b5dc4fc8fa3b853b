import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentEvent } from '../provider.ts'
import { settlePlace } from './settle-place.ts'
import { settleSubscription } from './settle-subscription.ts'
import { findPlaceBySession } from './subscription-checkout-store.ts'

type Done = (tx: Tx) => Promise<unknown>

/** An event names a subscription or the page on which it is begun; one that we don't know is tried again later. */
export async function settleSubscriptionEvent(
  deps: PaymentDeps,
  { sessionId, subscriptionId }: PaymentEvent,
  done: Done,
) {
  const place = sessionId ? await findPlaceBySession(deps.db, sessionId) : undefined
  if (place) await settlePlace(deps, place)
  if (subscriptionId) await settleSubscription(deps, subscriptionId, done)
  // A page that ran out, or one of another shop at the same provider.
  else await transact(deps.db, done)
}
