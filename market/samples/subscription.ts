import { z } from 'zod'

/** How a subscription stands at the card provider; `gone` is everything that has come to its end. */
export const subscriptionStatuses = ['incomplete', 'active', 'past_due', 'gone'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** What the provider says of a subscription when asked. */
export type SubscriptionState = {
  id: string
  status: SubscriptionStatus
  /** Whose it is, by the mark we left on it. */
  userId: string | null
  customerId: string
  createdAt: Date
  /** The time that is being paid for. */
  periodStart: Date
  periodEnd: Date
  /** When it ends by the person's own wish. */
  cancelsAt: Date | null
  endedAt: Date | null
}

const DAY_MS = 86_400_000
/** How long leads still come while a payment is late; the provider tries the card again meanwhile. */
export const GRACE_DAYS = 7

/** When a subscription stops to be one; null while no end is known. */
export function endOf(
  state: Pick<SubscriptionState, 'status' | 'periodStart' | 'createdAt' | 'endedAt'>,
) {
  switch (state.status) {
    case 'active':
      return null
    case 'past_due':
      // What was paid for ended where the unpaid time began.
      return new Date(state.periodStart.getTime() + GRACE_DAYS * DAY_MS)
    case 'gone':
      return state.endedAt ?? state.periodStart
    case 'incomplete':
      return state.createdAt
  }
}

/** Whether leads come. */
export const isRunning = ({ endsAt }: { endsAt: Date | null }, now: Date) =>
  endsAt === null || endsAt > now

export const subscriptionOnWire = z.object({
  status: z.enum(subscriptionStatuses),
  is_running: z.boolean(),
  renews_at: z.string().nullable(),
  /** Canceled by its owner, and running until then. */
  cancels_at: z.string().nullable(),
  /** Until when it runs although a payment is late, or when it ended. */
  ends_at: z.string().nullable(),
})
export type SubscriptionOnWire = z.infer<typeof subscriptionOnWire>
