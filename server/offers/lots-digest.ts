import { isEditable } from '#market/offers/offer.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import { digestOf, lotDigest } from '#server/products/lot-digest.ts'
import { lotOfLine } from './lot-of-line.ts'
import type { Offer } from './offer-store.ts'
import { termsOfLine } from './resale-of-lines.ts'

type Listings = ReadonlyMap<number, ListedProductRow>

/**
 * What the lots of an offer are said to be, with which resale terms. While it is under way also what they are by now:
 * whoever answers has to know that it changed.
 */
export function lotsDigest({ state, lines }: Pick<Offer, 'state' | 'lines'>, listings: Listings) {
  const lots = lines.map((line) => {
    const listing = listings.get(line.productId)
    if (!listing) return [line.productId]
    const said = [lotOfLine(state, line, listing), listing.lot].map(lotDigest)
    return [line.productId, ...said, isEditable(state) ? null : line.manifestId]
  })
  const terms = lines.map((line) => termsOfLine(state, line, listings)?.text ?? null)
  return `${digestOf(lots)}.${digestOf(terms)}`
}
