import type { SubscriptionOverview } from '#market/samples/samples-api.ts'
import type { SubscriptionOnWire } from '#market/samples/subscription.ts'
import { momentWords } from '#web/platform/format/times.ts'

/** "Your next lead comes tomorrow, 8:00 am". */
export function leadWords(
  { next_lead_at: at }: Pick<SubscriptionOverview, 'next_lead_at'>,
  now: Date,
) {
  if (!at) return 'No lead is due'
  const next = new Date(at)
  return next <= now
    ? 'Your next lead comes within minutes'
    : `Your next lead comes ${momentWords(next, now)}`
}

export function subscriptionWords(subscription: SubscriptionOnWire | null) {
  if (!subscription) return 'There is no subscription.'
  const { status, cancels_at, ends_at, renews_at } = subscription
  if (status === 'past_due')
    return `The last payment was declined. Leads come until ${dayOf(ends_at)}; please update the card.`
  if (status === 'gone') return `It ended on ${dayOf(ends_at)}.`
  if (cancels_at) return `Canceled. Leads come until ${dayOf(cancels_at)}.`
  return renews_at ? `It renews on ${dayOf(renews_at)}.` : 'It is running.'
}

const dayOf = (at: string | null) =>
  at ? new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' }) : 'its end'
