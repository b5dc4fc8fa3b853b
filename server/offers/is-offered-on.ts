import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { inReviewOrAccepted } from './offer-states.ts'

type Where = { productIds: readonly number[]; since: Date }

/**
 * Whether an offer or an order that still stands had a turn on any of these products since then. Carts do not
 * count: their contents are private to the buyer.
 */
export async function isOfferedOn(tx: Tx, { productIds, since }: Where): Promise<boolean> {
  const { rows } = await sql`
    select from offer_lines l join offers o on o.id = l.offer_id
    where l.product_id = any(${productIds}::bigint[])
      and o.state in ${inReviewOrAccepted}
      and exists (select from offer_revisions r where r.offer_id = o.id and r.at >= ${since})
    limit 1`.execute(tx)
  return rows.length > 0
}
