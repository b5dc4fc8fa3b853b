import type { Revision } from '#market/offers/offer-document.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { listingsOf } from '#server/products/listings.ts'
import type { Offer } from './offer-store.ts'

/** The lines of an offer as they are kept with a turn. */
export async function linesNow(tx: Tx, { lines }: Offer): Promise<Revision['lines']> {
  const listings = await listingsOf(
    tx,
    lines.map(({ productId }) => productId),
    { lock: false },
  )
  return lines.map(({ productId, quantity, unitPriceCents }) => ({
    product_id: productId,
    name: listings.get(productId)?.name ?? '',
    quantity,
    unit_price: unitPriceCents,
  }))
}
