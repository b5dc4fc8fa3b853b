import type { PaymentDeps } from '../payment-deps.ts'
import { unlessUnknownToProvider } from '../provider.ts'
import { settleSubscription } from './settle-subscription.ts'
import { abandonPlace, savePlace, type CheckoutRow } from './subscription-checkout-store.ts'

/** Asks what became of a page, and of the subscription that was begun on it. */
export async function settlePlace(deps: PaymentDeps, { id, providerSessionId }: CheckoutRow) {
  if (!providerSessionId) return
  const checkout = await deps.provider
    .readSubscriptionCheckout(providerSessionId)
    .catch(unlessUnknownToProvider)
  if (!checkout) return abandonPlace(deps.db, id)
  // First what was paid for: once the place is given up, nobody asks for it again.
  if (checkout.subscriptionId) await settleSubscription(deps, checkout.subscriptionId)
  await savePlace(deps.db, id, checkout)
}
