const HOUR_MS = 3_600_000
const LEAST_MS = 24 * HOUR_MS
const LONGEST_MS = 30 * 24 * HOUR_MS

type Order = { createdAt: Date; paymentDueAt: Date }

/**
 * Until when an order can be paid after a payment that failed. A bank debit may fail days after the deadline: its
 * buyer gets a day to pay in another way (finding A5). Failing again and again holds the units for a month at most.
 */
export function termAfterFailure({ createdAt, paymentDueAt }: Order, now: Date): Date {
  const latest = createdAt.getTime() + LONGEST_MS
  const due = Math.min(now.getTime() + LEAST_MS, latest)
  return new Date(Math.max(paymentDueAt.getTime(), due))
}
