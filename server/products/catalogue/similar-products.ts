import { MOST_SIMILAR } from '#market/products/product-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { cardSelection, listedProductJson } from './product-json.ts'
import type { LotOfShop } from './shops.ts'
import { published } from './visible-to.ts'

/** The seller's first 4 other published products with units, newest first (decision C6). */
export async function similarProducts(tx: Tx, { id, sellerId, declared }: LotOfShop) {
  const products = tx.selectFrom('products').where('sellerId', '=', sellerId).where(published)
  const rows = await products
    .select(cardSelection)
    .where('id', '!=', id)
    .where('units', '>', 0)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SIMILAR)
    .execute()
  const { count } = await products
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { products: rows.map((row) => listedProductJson(row, declared)), published_count: count }
}
