import { sql, type RawBuilder } from 'kysely'
import type { LotsFollowing } from '#market/products/seller-change.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** How far the change of a seller is that is still on its way to its lots; null when there is none. */
export const lotsFollowingOf = (sellerId: RawBuilder<unknown>) => sql<LotsFollowing | null>`
  (select jsonb_build_object('lots', c.lots, 'done', c.lots_done, 'shows', c.shows)
    from seller_changes c where c.seller_id = ${sellerId})`

export async function findLotsFollowing(tx: Tx, sellerId: number): Promise<LotsFollowing | null> {
  const { rows } = await sql<{ following: LotsFollowing | null }>`
    select ${lotsFollowingOf(sql`${sellerId}::bigint`)} as following`.execute(tx)
  return rows[0]?.following ?? null
}
