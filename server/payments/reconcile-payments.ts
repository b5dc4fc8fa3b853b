import { eachByItself } from '#server/platform/jobs/each-by-itself.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { unansweredPlaces, unsettledSessions } from './checkout-session-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { takeEventsToTry } from './payment-event-store.ts'
import { handleEvent } from './receive-webhook.ts'
import { settleCheckout } from './settle-checkout.ts'
import { reconcileSubscriptions } from './subscriptions/reconcile-subscriptions.ts'
import { keepRefund } from './settle-refund.ts'

const HOUR = 3_600_000
// No checkout is open for longer than a day.
const LONGEST_CHECKOUT_MS = 25 * HOUR
// Banks send back what they cannot credit within weeks.
const LONGEST_REFUND_MS = 30 * 24 * HOUR

/** Makes our books agree with the provider's after any fault (reliability 18). */
export async function reconcilePayments(deps: PaymentDeps & Stoppable, now: Date) {
  const { signal } = deps
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const steps = [
    () => findLost(deps, ago(LONGEST_CHECKOUT_MS)),
    async () =>
      eachByItself(
        await unsettledSessions(deps.db),
        (sessionId) => settleCheckout(deps, sessionId),
        signal,
      ),
    async () =>
      eachByItself(
        await takeEventsToTry(deps.db, now),
        (event) => handleEvent(deps, event),
        signal,
      ),
    () => compareRefunds(deps, ago(LONGEST_REFUND_MS)),
    () => reconcileSubscriptions(deps, now),
  ]
  await eachByItself(steps, (step) => step(), signal)
}

/** Checkouts that were opened though we never heard so: they name the place they are for. */
async function findLost(deps: PaymentDeps, since: Date) {
  const places = await unansweredPlaces(deps.db, since)
  const [oldest] = places
  if (!oldest) return
  const unanswered = new Set(places.map(({ id }) => String(id)))
  for await (const { sessionId, checkoutId } of deps.provider.listCheckouts(oldest.createdAt))
    if (checkoutId && unanswered.has(checkoutId)) await settleCheckout(deps, sessionId)
}

async function compareRefunds(deps: PaymentDeps, since: Date) {
  for await (const refund of deps.provider.listRefunds(since)) await keepRefund(deps, refund)
}
