import type { Revision } from '#market/offers/offer-document.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { listedProducts, type ListedProductRow } from '#server/products/listed-products.ts'
import type { Offer } from './offer-store.ts'

/** The lines of an offer as they are kept with a turn; `seen` are its products where they were read before. */
export async function linesNow(
  tx: Tx,
  { lines }: Offer,
  seen?: Map<number, ListedProductRow>,
): Promise<Revision['lines']> {
  const productIds = lines.map(({ productId }) => productId)
  const listings = seen ?? (await listedProducts(tx, productIds, { lock: false }))
  return lines.map(({ productId, quantity, unitPriceCents, resaleTerms }) => ({
    product_id: productId,
    name: listings.get(productId)?.name ?? '',
    quantity,
    unit_price: unitPriceCents,
    ...(resaleTerms && { resale_terms: resaleTerms }),
  }))
}
