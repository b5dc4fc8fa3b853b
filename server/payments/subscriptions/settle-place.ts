import type { PaymentDesk } from '../payment-desk.ts'
import { isUnknownToProvider } from '../provider.ts'
import { settleSubscription } from './settle-subscription.ts'
import { abandonPlace, savePlace, type Place } from './subscription-checkout-store.ts'

/** Asks what became of a page, and of the subscription that was begun on it. */
export async function settlePlace(desk: PaymentDesk, { id, providerSessionId }: Place) {
  if (!providerSessionId) return
  const checkout = await desk.provider
    .readSubscriptionCheckout(providerSessionId)
    .catch((error: unknown) => {
      if (isUnknownToProvider(error)) return undefined
      throw error
    })
  if (!checkout) return abandonPlace(desk.db, id)
  // First what was paid for: once the place is given up, nobody asks for it again.
  if (checkout.subscriptionId) await settleSubscription(desk, checkout.subscriptionId)
  await savePlace(desk.db, id, checkout)
}
