import type { Tx } from '#server/platform/database/database.ts'
import { inOrder } from './ids-on-page.ts'

/** Products as the insights show them, in the order of the ids. */
export async function productsWith(tx: Tx, ids: readonly number[]) {
  const products = await tx
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'units', 'sellerId', 'sellerName', 'provisional'])
    .select(['condition', 'sellerPriceCents'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return inOrder(ids, products).map((product) => ({
    id: product.id,
    sku: product.sku,
    name: product.name,
    units: product.units,
    condition: product.condition,
    seller_id: product.sellerId,
    seller_name: product.sellerName,
    provisional: product.provisional,
    seller_price_cents: product.sellerPriceCents,
  }))
}
