import { sql } from 'kysely'
import { MOST_OF_A_KIND, type StaffSearchAnswer } from '#market/staff-search/staff-search-api.ts'
import { databaseCatalogue } from '#server/catalogue/search-products.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isPublished } from '#server/products/is-published.ts'

type Found = StaffSearchAnswer['products']

/** Products by their UPC, SKU or id, drafts too; then the published ones that the catalogue finds for the words. */
export async function findProducts(db: Database, text: string): Promise<Found> {
  const exact = await withCode(db, text)
  if (exact.length === MOST_OF_A_KIND) return exact
  const known = new Set(exact.map(({ id }) => id))
  const { products } = await databaseCatalogue(db).search({ criteria: { query: text }, page: 1 })
  const found = products
    .filter(({ id }) => !known.has(id))
    .map(({ id, seller_id, seller, name, upc, photo_1_url }) => ({
      id,
      seller_id,
      seller: seller.name,
      name,
      upc,
      photo_1_url,
      is_published: true,
    }))
  return [...exact, ...found].slice(0, MOST_OF_A_KIND)
}

async function withCode(db: Database, text: string): Promise<Found> {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null
  const rows = await db
    .selectFrom('products')
    .select(['id', 'sellerId', 'sellerName', 'name', 'upc', 'photos'])
    .select(isPublished('products').as('isPublished'))
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('upc', '=', text),
        eb(sql`lower(sku)`, '=', text.toLowerCase()),
        eb('id', '=', id),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  return rows.map(({ sellerId, sellerName, photos, isPublished: published, ...product }) => ({
    ...product,
    seller_id: sellerId,
    seller: sellerName,
    photo_1_url: photos[0] ?? null,
    is_published: published,
  }))
}
