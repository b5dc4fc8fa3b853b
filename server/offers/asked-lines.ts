import { aboveAsking, type AskedLine } from '#market/offers/above-asking.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { OfferLine } from './offer-store.ts'

type Listings = ReadonlyMap<number, ListedProductRow>
type Line = Pick<OfferLine, 'productId' | 'quantity' | 'unitPriceCents'>

/** The lines of an offer beside what is asked for them today; nothing is asked for a lot that is off the market. */
export const askedLines = (
  lines: readonly Line[],
  listings: Listings,
): (AskedLine & { productId: number })[] =>
  lines.map(({ productId, quantity, unitPriceCents: unitPrice }) => {
    const listing = listings.get(productId)
    const askingToday = listing?.available ? listing.sellerPriceCents : null
    return { productId, quantity, unitPrice, askingToday }
  })

export const aboveAskingOf = (lines: readonly Line[], listings: Listings) =>
  aboveAsking(askedLines(lines, listings))
