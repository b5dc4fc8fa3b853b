import type { Generated } from 'kysely'
import type { SubscriptionStatus } from '#market/samples/subscription.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    subscriptions: SubscriptionsTable
    subscriptionCheckouts: SubscriptionCheckoutsTable
  }
}

export type SubscriptionsTable = {
  /** As the provider names it. */
  id: string
  userId: number
  customerId: string
  status: SubscriptionStatus
  renewsAt: Date | null
  cancelsAt: Date | null
  /** When it stops, or stopped, to be one; null while no end is known. */
  endsAt: Date | null
  /** How often what the provider says of it has changed. */
  revision: Generated<number>
  createdAt: Date
  /** When the provider was last asked. */
  readAt: Generated<Date>
}

export const subscriptionColumns = [
  'id',
  'userId',
  'customerId',
  'status',
  'renewsAt',
  'cancelsAt',
  'endsAt',
  'revision',
  'createdAt',
  'readAt',
] as const

export type SubscriptionCheckoutsTable = {
  id: Generated<number>
  userId: number
  /** `opening` until the provider has answered; at most one opening or open per person. */
  status: Generated<'opening' | 'open' | 'complete' | 'expired'>
  providerSessionId: string | null
  url: string | null
  expiresAt: Date
  createdAt: Generated<Date>
}

export const subscriptionCheckoutColumns = [
  'id',
  'userId',
  'status',
  'providerSessionId',
  'url',
  'expiresAt',
  'createdAt',
] as const
