import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { KnownProduct } from '#market/imports/known-products-api.ts'
import { upcsOf } from '#market/products/same-upc.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inputColumns, scheduleInput } from '../product-columns.ts'

const said = sql.raw(`${inputColumns}, ${scheduleInput}`)

/** What the seller lists of these UPCs, as an import would find it. */
export async function knownProducts(
  db: Database,
  { sellerId }: SellerViewer,
  upcs: readonly string[],
): Promise<KnownProduct[]> {
  const { rows } = await sql<{ known: KnownProduct }>`
    select (select to_jsonb(said) from (
      select upc, name, imported_units, ${said}, units, not provisional as published, manifest_id is not null as mixed,
        (select shop.resale_terms from sellers shop where shop.id = products.seller_id) as shop_terms,
        array(select jsonb_build_object('address', address, 'photo', photo) from photo_addresses
          where product_id = products.id and photo is not null) as fetched_photos) said) as known
    from products
    where seller_id = ${sellerId} and upc = any(${upcs.flatMap((upc) => [upc, ...upcsOf(upc)])}::text[]) and deleted_at is null`.execute(
    db,
  )
  return rows.map(({ known }) => known)
}
