import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { settlePlace } from './settle-place.ts'
import { settleSubscription } from './settle-subscription.ts'
import { openPlaces } from './subscription-checkout-store.ts'
import { findSubscription, subscriptionsToRead } from './subscription-store.ts'

const DAY_MS = 86_400_000

/** Makes our subscriptions agree with the provider's after any fault (reliability 18). */
export async function reconcileSubscriptions(deps: PaymentDeps & Stoppable, now: Date) {
  const { signal } = deps
  const steps = [
    async () =>
      forEachSeparately(await openPlaces(deps.db), (place) => settlePlace(deps, place), signal),
    () => findLost(deps, new Date(now.getTime() - 2 * DAY_MS)),
    async () =>
      forEachSeparately(
        await subscriptionsToRead(deps.db, now),
        (id) => settleSubscription(deps, id),
        signal,
      ),
  ]
  await forEachSeparately(steps, (step) => step(), signal)
}

/** Subscriptions that were begun though we never heard so. */
async function findLost(deps: PaymentDeps, since: Date) {
  for await (const { id, userId } of deps.provider.listSubscriptions(since))
    if (userId && !(await findSubscription(deps.db, id))) await settleSubscription(deps, id)
}
