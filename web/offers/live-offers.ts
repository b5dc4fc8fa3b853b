import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { isEditable, isLive, isTurnOf } from '#market/offers/offer.ts'

/** The buyer's live offer for a product; accepted and closed offers do not count (spec 1, section 4). */
export type LiveOffer = {
  place: 'cart' | 'offers'
  isYourTurn: boolean
  offer: Offer
  line: OfferProduct
}

/** The live offer of each product, by the id of the product. */
export function liveOffers(offers: readonly Offer[]): Map<number, LiveOffer> {
  return new Map(
    offers
      .filter(({ state }) => isLive(state))
      .flatMap((offer) =>
        offer.offer_products.map((line) => [line.product.id, standingOf(offer, line)] as const),
      ),
  )
}

const standingOf = (offer: Offer, line: OfferProduct): LiveOffer => ({
  place: isEditable(offer.state) ? 'cart' : 'offers',
  isYourTurn: isTurnOf('buyer', offer.state),
  offer,
  line,
})
