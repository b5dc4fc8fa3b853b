import { eachByItself } from '#server/platform/jobs/each-by-itself.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { PaymentDesk } from '../payment-desk.ts'
import { settlePlace } from './settle-place.ts'
import { settleSubscription } from './settle-subscription.ts'
import { openPlaces } from './subscription-checkout-store.ts'
import { findSubscription, subscriptionsToRead } from './subscription-store.ts'

const DAY_MS = 86_400_000

/** Makes our subscriptions agree with the provider's after any fault (reliability 18). */
export async function reconcileSubscriptions(desk: PaymentDesk & Stoppable, now: Date) {
  const { signal } = desk
  const steps = [
    async () =>
      eachByItself(await openPlaces(desk.db), (place) => settlePlace(desk, place), signal),
    () => findLost(desk, new Date(now.getTime() - 2 * DAY_MS)),
    async () =>
      eachByItself(
        await subscriptionsToRead(desk.db, now),
        (id) => settleSubscription(desk, id),
        signal,
      ),
  ]
  await eachByItself(steps, (step) => step(), signal)
}

/** Subscriptions that were begun though we never heard so. */
async function findLost(desk: PaymentDesk, since: Date) {
  for await (const { id, userId } of desk.provider.listSubscriptions(since))
    if (userId && !(await findSubscription(desk.db, id))) await settleSubscription(desk, id)
}
