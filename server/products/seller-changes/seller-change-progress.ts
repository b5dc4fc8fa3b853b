import { sql, type RawBuilder } from 'kysely'
import type { SellerChangeProgress } from '#market/products/seller-change.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** How many products a seller's pending change has reached; null without a pending change. */
export const sellerChangeProgressOf = (
  sellerId: RawBuilder<unknown>,
) => sql<SellerChangeProgress | null>`
  (select jsonb_build_object('lots', c.lots, 'done', c.lots_done, 'shows', c.shows)
    from seller_changes c where c.seller_id = ${sellerId})`

export async function findSellerChangeProgress(
  tx: Tx,
  sellerId: number,
): Promise<SellerChangeProgress | null> {
  const { rows } = await sql<{ following: SellerChangeProgress | null }>`
    select ${sellerChangeProgressOf(sql`${sellerId}::bigint`)} as following`.execute(tx)
  return rows[0]?.following ?? null
}
