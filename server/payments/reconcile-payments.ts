import type { Database } from '#server/platform/database/database.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { unansweredPlaces, unsettledSessions } from './checkout-session-store.ts'
import { findDispute, isSame } from './dispute-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { takeEventsToTry } from './payment-event-store.ts'
import type { FoundDispute } from './provider.ts'
import { handleEvent } from './receive-webhook.ts'
import { debtPaidBy } from './payouts/debts/debt-payment-store.ts'
import { settleCheckout } from './settle-checkout.ts'
import { settleDispute } from './settle-dispute.ts'
import { reconcileSubscriptions } from './subscriptions/reconcile-subscriptions.ts'
import { keepRefund, paidBy } from './settle-refund.ts'

const HOUR = 3_600_000
// No checkout is open for longer than a day.
const LONGEST_CHECKOUT_MS = 25 * HOUR
// Banks send back what they cannot credit within weeks.
const LONGEST_REFUND_MS = 30 * 24 * HOUR

// A bank may decide months after it asked the money back.
const LONGEST_DISPUTE_MS = 180 * 24 * HOUR

/** Makes our books agree with the provider's after any fault (reliability 18). */
export async function reconcilePayments(deps: PaymentDeps & Stoppable, now: Date) {
  const { signal } = deps
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const steps = [
    () => findLost(deps, ago(LONGEST_CHECKOUT_MS)),
    async () =>
      forEachSeparately(
        await unsettledSessions(deps.db),
        (sessionId) => settleCheckout(deps, sessionId),
        signal,
      ),
    async () =>
      forEachSeparately(
        await takeEventsToTry(deps.db, now),
        (event) => handleEvent(deps, event),
        signal,
      ),
    () => compareRefunds(deps, ago(LONGEST_REFUND_MS)),
    () => compareDisputes(deps, deps.provider.listChargebacks(ago(LONGEST_DISPUTE_MS))),
    () => compareDisputes(deps, deps.provider.listFraudWarnings(ago(LONGEST_DISPUTE_MS))),
    () => reconcileSubscriptions(deps, now),
  ]
  await forEachSeparately(steps, (step) => step(), signal)
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

/** Those that nobody told us of, or of whose end. Of what is kept as it is listed nothing more is asked. */
async function compareDisputes(deps: PaymentDeps & Stoppable, listed: AsyncIterable<FoundDispute>) {
  const unheard: string[] = []
  for await (const found of listed) if (await isUnheard(deps.db, found)) unheard.push(found.id)
  await forEachSeparately(
    unheard,
    (id) => settleDispute(deps, id, async () => undefined),
    deps.signal,
  )
}

// Of other sites on the same account neither the payment nor the dispute is in our books.
const isUnheard = async (db: Database, found: FoundDispute) =>
  !isSame(await findDispute(db, found.id), found) &&
  ((await paidBy(db, found.paymentIntentId)) ?? (await debtPaidBy(db, found.paymentIntentId))) !==
    undefined
