import { longDay } from '#web/platform/format/long-day.ts'
import type { SubscriptionOverview } from '#market/samples/samples-api.ts'
import type { SubscriptionOnWire } from '#market/samples/subscription.ts'
import { momentWords } from '#web/platform/format/times.ts'

/** "Your next lead comes tomorrow, 8:00 am". */
export function leadWords(
  { next_lead_at: at }: Pick<SubscriptionOverview, 'next_lead_at'>,
  now: Date,
) {
  if (!at) return 'No lead scheduled'
  const next = new Date(at)
  return next <= now
    ? 'Your next lead arrives within minutes'
    : `Your next lead arrives ${momentWords(next, now)}`
}

export function subscriptionWords(subscription: SubscriptionOnWire | null) {
  if (!subscription) return 'No subscription.'
  const { status, cancels_at, ends_at, renews_at } = subscription
  if (status === 'past_due')
    return `The last payment was declined. Leads continue until ${dayOf(ends_at)}; please update the card.`
  if (status === 'gone') return `Ended on ${dayOf(ends_at)}.`
  if (cancels_at) return `Canceled. Leads continue until ${dayOf(cancels_at)}.`
  return renews_at ? `Renews on ${dayOf(renews_at)}.` : 'Active.'
}

const dayOf = (at: string | null) => (at ? longDay(at) : 'it ends')
