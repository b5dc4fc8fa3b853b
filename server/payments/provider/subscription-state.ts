import type { Stripe } from 'stripe'
import type { SubscriptionState } from '#market/samples/subscription.ts'
import { ownId } from './site-mark.ts'

export function subscriptionState(
  subscription: Stripe.Subscription,
  site: string | undefined,
): SubscriptionState {
  const { id, customer, metadata, items, created } = subscription
  const [item] = items.data
  return {
    id,
    // A newer version of the provider's API may name other statuses.
    status: statuses[subscription.status] ?? 'gone',
    userId: ownId('samples_user_id', metadata, site),
    customerId: typeof customer === 'string' ? customer : customer.id,
    createdAt: moment(created),
    periodStart: moment(item?.current_period_start ?? created),
    periodEnd: moment(item?.current_period_end ?? created),
    cancelsAt: cancelsAt(subscription, item),
    endedAt: subscription.ended_at ? moment(subscription.ended_at) : null,
  }
}

const statuses: Record<Stripe.Subscription.Status, SubscriptionState['status']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'gone',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  // The provider keeps it for its books; it pays for nothing any more.
  unpaid: 'gone',
  paused: 'gone',
  canceled: 'gone',
}

function cancelsAt(
  { cancel_at: at, cancel_at_period_end: isAtEnd }: Stripe.Subscription,
  item: Stripe.SubscriptionItem | undefined,
) {
  if (at) return moment(at)
  return isAtEnd && item ? moment(item.current_period_end) : null
}

const moment = (seconds: number) => new Date(seconds * 1000)
