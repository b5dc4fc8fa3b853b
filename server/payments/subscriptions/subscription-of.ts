import { isRunning, type SubscriptionOnWire } from '#market/samples/subscription.ts'
import type { Database } from '#server/platform/database/database.ts'
import { findSubscriptionOf } from './subscription-store.ts'

/** How a person's subscription stands, as far as we have heard. */
export async function subscriptionOf(
  db: Database,
  userId: number,
  now: Date,
): Promise<SubscriptionOnWire | null> {
  const known = await findSubscriptionOf(db, userId)
  if (!known) return null
  return {
    status: known.status,
    is_running: isRunning(known, now),
    renews_at: known.renewsAt?.toISOString() ?? null,
    cancels_at: known.cancelsAt?.toISOString() ?? null,
    ends_at: known.endsAt?.toISOString() ?? null,
  }
}
