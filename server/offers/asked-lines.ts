import { aboveAsking, type AskedLine } from '#market/offers/above-asking.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { OfferLine } from './offer-store.ts'

type Listings = ReadonlyMap<number, ListedProductRow>
type Line = Pick<OfferLine, 'productId' | 'quantity' | 'unitPriceCents'>

/** The lines of an offer with their current asking prices; a lot that is off the market has none of these. */
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
