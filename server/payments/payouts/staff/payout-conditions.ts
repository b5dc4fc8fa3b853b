import { sql } from 'kysely'

/** A payout that stays in flight for that long wants to be looked at (section L2). */
export const isLatePayout = sql<boolean>`(t.status in ('begun', 'sent') and t.begun_at < now() - interval '2 days')`
/** Failed or came back, and the seller has no payout since. */
export const isUnansweredPayout = sql<boolean>`(t.status in ('failed', 'returned') and not exists (select from payouts n
  where n.seller_id = t.seller_id and n.id > t.id))`
