import type { Stripe } from 'stripe'
import type { SubscriptionState } from '#market/samples/subscription.ts'

export function subscriptionState(subscription: Stripe.Subscription): SubscriptionState {
  const { id, customer, metadata, items, created } = subscription
  const [item] = items.data
  return {
    id,
    status: statuses[subscription.status] ?? 'gone',
    userId: metadata['samples_user_id'] ?? null,
    customerId: typeof customer === 'string' ? customer : customer.id,
    createdAt: moment(created),
    periodStart: moment(item?.current_period_start ?? created),
    periodEnd: moment(item?.current_period_end ?? created),
    cancelsAt: cancelsAt(subscription, item),
    endedAt: subscription.ended_at ? moment(subscription.ended_at) : null,
  }
}

// An unpaid one is kept by the provider for its books, and pays for nothing any more.
const statuses: Partial<Record<Stripe.Subscription.Status, SubscriptionState['status']>> = {
  incomplete: 'incomplete',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
}

function cancelsAt(
  { cancel_at: at, cancel_at_period_end: isAtEnd }: Stripe.Subscription,
  item: Stripe.SubscriptionItem | undefined,
) {
  if (at) return moment(at)
  return isAtEnd && item ? moment(item.current_period_end) : null
}

const moment = (seconds: number) => new Date(seconds * 1000)
