import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

// Ten thousand products with five each would be gigabytes, of somebody nobody has looked at yet.
export const MOST_UNDER_REVIEW = 500

/** Leaves photos unfetched until the approval that are too many for a seller under review; the products are all one seller's. */
export async function holdPhotosUnderReview(tx: Tx, productIds: readonly number[]) {
  await sql`
    with reviewed as (
      select p.seller_id from products p
      join sellers s on s.id = p.seller_id join users u on u.id = s.user_id
      where p.id = ${productIds[0]} and u.status = 'provisional'
    )
    update photo_addresses set next_try_at = 'infinity'
    where exists (select from reviewed) and (product_id, address) in (
      select product_id, address from photo_addresses
      where product_id = any(${productIds}::bigint[]) and photo is null and next_try_at is not null
      order by product_id, address
      offset (
        select greatest(0, ${MOST_UNDER_REVIEW} - count(*)) from photo_addresses a
        join products p on p.id = a.product_id
        where p.seller_id = (select seller_id from reviewed) and p.id <> all(${productIds}::bigint[])
          and a.next_try_at is distinct from 'infinity'))`.execute(tx)
}

/** Has them fetched after all, once their seller is approved. */
export async function releasePhotos(tx: Tx, sellerId: number) {
  await sql`
    update photo_addresses set next_try_at = now()
    where next_try_at = 'infinity' and product_id in (select id from products where seller_id = ${sellerId})`.execute(
    tx,
  )
}
