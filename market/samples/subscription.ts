import { z } from 'zod'

/** A subscription's status at the card provider; `gone` covers every ended state. */
export const subscriptionStatuses = ['incomplete', 'active', 'past_due', 'gone'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** What the provider says of a subscription when asked. */
export type SubscriptionState = {
  id: string
  status: SubscriptionStatus
  /** The subscriber, from the metadata we set; nobody when another site did. */
  userId: string | null
  customerId: string
  createdAt: Date
  /** The current billing period. */
  periodStart: Date
  periodEnd: Date
  /** When it ends because the subscriber canceled it. */
  cancelsAt: Date | null
  endedAt: Date | null
}

const DAY_MS = 86_400_000
/** How long leads continue while a payment is late; the provider retries the card meanwhile. */
export const GRACE_DAYS = 7

/** When a subscription ends; null while no end is known. */
export function endOf(
  state: Pick<SubscriptionState, 'status' | 'periodStart' | 'createdAt' | 'endedAt'>,
) {
  switch (state.status) {
    case 'active':
      return null
    case 'past_due':
      // The paid period ended where the unpaid one began.
      return new Date(state.periodStart.getTime() + GRACE_DAYS * DAY_MS)
    case 'gone':
      return state.endedAt ?? state.periodStart
    case 'incomplete':
      return state.createdAt
  }
}

/** Whether leads are sent. */
export const isRunning = ({ endsAt }: { endsAt: Date | null }, now: Date) =>
  endsAt === null || endsAt > now

export const subscriptionOnWire = z.object({
  status: z.enum(subscriptionStatuses),
  is_running: z.boolean(),
  renews_at: z.string().nullable(),
  /** Canceled by the subscriber, and active until then. */
  cancels_at: z.string().nullable(),
  /** The end of the grace period while a payment is late, or when it ended. */
  ends_at: z.string().nullable(),
})
export type SubscriptionOnWire = z.infer<typeof subscriptionOnWire>
