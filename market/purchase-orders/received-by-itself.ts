export const DAYS_ON_THE_WAY = 14
const DAY_MS = 86_400_000

/** When a shipped order counts as received without the buyer's word (decision E2). */
export const receivedByItselfAt = (shippedAt: Date) =>
  new Date(shippedAt.getTime() + DAYS_ON_THE_WAY * DAY_MS)
