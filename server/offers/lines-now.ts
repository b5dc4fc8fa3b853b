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
  return lines.map(
    ({ productId, quantity, unitPriceCents, resaleTerms, lot, lotChanges = [] }) => ({
      product_id: productId,
      name: lot?.name ?? listings.get(productId)?.name ?? '',
      quantity,
      unit_price: unitPriceCents,
      ...(lot && { lot: lot.digest }),
      ...(lotChanges.length > 0 && { lot_changes: lotChanges }),
      ...(resaleTerms && { resale_terms: resaleTerms }),
    }),
  )
}
