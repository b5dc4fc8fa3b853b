import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { inReview } from './offer-states.ts'

/** How many offers under way have lines of these products; drafts stay private to their buyers (decision C8). */
export async function offersUnderWayWith(db: Database, productIds: readonly number[]) {
  if (productIds.length === 0) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*) from offers
    where state in ${inReview}
      and id in (select offer_id from offer_lines where product_id = any(${productIds}::bigint[]))`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
