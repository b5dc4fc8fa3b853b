import type { Cents } from '#market/money.ts'
import { isRunning } from '#market/samples/subscription.ts'
import { SUBSCRIBED_ALREADY } from '#market/samples/sign-up.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { isAnsweredForGood } from '../provider.ts'
import { settlePlace } from './settle-place.ts'
import {
  abandonPlace,
  findPlaceOf,
  savePlace,
  startPlace,
  type CheckoutRow,
} from './subscription-checkout-store.ts'
import { findSubscriptionOf } from './subscription-store.ts'

export type Plan = { name: string; monthly: Cents; successUrl: string; cancelUrl: string }
type Subscriber = { userId: number; email: string }

const HOUR_MS = 3_600_000
const PAGE_MS = 23 * HOUR_MS

/** The hosted checkout of a person's subscription: the one already open, or a new one. */
export async function subscribe(
  deps: PaymentDeps,
  subscriber: Subscriber,
  plan: Plan,
): Promise<string> {
  const { place, customerId, now } = await placeFor(deps, subscriber)
  // Whether it was paid a moment ago, and what runs must not be paid for twice, only the provider knows.
  if (place.providerSessionId) {
    await settlePlace(deps, place)
    const { place: found } = await placeFor(deps, subscriber)
    const isSame = found.id === place.id
    if (isSame && found.url && found.expiresAt > now) return found.url
    if (isSame) await abandonPlace(deps.db, found.id)
    return subscribe(deps, subscriber, plan)
  }
  if (place.expiresAt.getTime() - now.getTime() < HOUR_MS) {
    await abandonPlace(deps.db, place.id)
    return subscribe(deps, subscriber, plan)
  }
  const opened = await open(deps, place, { ...subscriber, ...plan, customerId })
  await savePlace(deps.db, place.id, opened)
  if (!opened.url) return subscribe(deps, subscriber, plan)
  return opened.url
}

type Request = Subscriber & Plan & { customerId: string | undefined }

async function open(deps: PaymentDeps, place: CheckoutRow, wanted: Request) {
  try {
    return await deps.provider.openSubscription({
      ...wanted,
      userId: String(wanted.userId),
      checkoutId: String(place.id),
      idempotencyKey: `subscription-checkout-${place.id}-${place.createdAt.getTime()}`,
      expiresAt: place.expiresAt,
    })
  } catch (error) {
    // The next try takes a new place, which has a key of its own.
    if (isAnsweredForGood(error)) await abandonPlace(deps.db, place.id)
    throw error
  }
}

// The place is taken before the provider is asked, and the provider is asked outside of any transaction.
const placeFor = ({ db }: PaymentDeps, { userId }: Subscriber) =>
  transact(db, async (tx) => {
    await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const now = await databaseNow(tx)
    const known = await findSubscriptionOf(tx, userId)
    if (known && isRunning(known, now)) throw new Refusal(SUBSCRIBED_ALREADY, 409)
    const expiresAt = new Date(now.getTime() + PAGE_MS)
    const place = (await findPlaceOf(tx, userId)) ?? (await startPlace(tx, { userId, expiresAt }))
    return { place, customerId: known?.customerId, now }
  })
