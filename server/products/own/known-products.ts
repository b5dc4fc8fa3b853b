import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { KnownProduct } from '#market/imports/known-products-api.ts'
import type { Database } from '#server/platform/database/database.ts'

/** What the seller lists of these UPCs, as far as a file could change it. */
export async function knownProducts(
  db: Database,
  { sellerId }: SellerViewer,
  upcs: readonly string[],
): Promise<KnownProduct[]> {
  const products = await db
    .selectFrom('products')
    .select([
      'upc',
      'name',
      sql<string | null>`photos[1]`.as('photo1'),
      'msrpCents',
      'wholesaleCents',
      'sellerPriceCents',
      'units',
      'importedUnits',
      'minOrderUnits',
      'provisional',
    ])
    .where('sellerId', '=', sellerId)
    .where('upc', 'in', upcs.length > 0 ? [...upcs] : [''])
    .where('deletedAt', 'is', null)
    .execute()
  return products.map((product) => ({
    upc: product.upc,
    name: product.name,
    photo_1: product.photo1,
    msrp_cents: product.msrpCents,
    wholesale_cents: product.wholesaleCents,
    seller_price_cents: product.sellerPriceCents,
    units: product.units,
    imported_units: product.importedUnits,
    min_order_units: product.minOrderUnits,
    published: !product.provisional,
  }))
}
