import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { plainNumbers } from '#market/plain-numbers.ts'
import { counterpartyOf } from '../offer-words.ts'

/** Finds offers by number, counterparty, product or UPC; each word of the query has to match. */
export function offersFound(offers: readonly Offer[], query: string, viewer: Party): Offer[] {
  const words = plainNumbers(query).toLowerCase().split(/\s+/).filter(Boolean)
  return offers.filter((offer) => {
    const text = textOf(offer, viewer)
    return words.every((word) => text.includes(word))
  })
}

function textOf(offer: Offer, viewer: Party) {
  const products = offer.offer_products.flatMap(({ product: { name, upc } }) => [name, upc])
  return [offer.offer_number, offer.buyer_po_number, counterpartyOf(offer, viewer), ...products]
    .join('\n')
    .toLowerCase()
}
