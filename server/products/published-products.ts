import type { Database } from '#server/platform/database/database.ts'
import { productCardJson } from './product-json.ts'
import { listProducts } from './product-store.ts'
import { published } from './visible-to.ts'

/** What a seller has for sale, newest first, whoever looks. */
export async function publishedProductsOf(db: Database, sellerId: number) {
  return (await listProducts(db, published, { sellerId })).map(productCardJson)
}
