import { formatUsd } from '#market/money.ts'
import type { ListedProduct } from '#market/products/product-api.ts'
import type { LiveOffer } from '#web/offers/live-offers.ts'

/** The strip at the foot of a card's photo, where there is something to say. */
export function cardState(units: number, standing: LiveOffer | undefined) {
  if (!standing) return units === 0 ? 'Sold out' : undefined
  if (standing.isYourTurn) return `Your turn: they ask ${formatUsd(standing.line.unit_price)}`
  if (standing.place === 'offers') return 'Offer sent'
  return standing.offer.state === 'draft' ? 'In your cart' : 'Saved for later'
}

/** The clause that keeps the reader from having a lot; an offer that was sent goes by the terms it was sent with. */
export const clauseInTheWay = (
  { units, resale_conflict }: Pick<ListedProduct, 'units' | 'resale_conflict'>,
  standing: LiveOffer | undefined,
) => (units > 0 && standing?.place !== 'offers' ? resale_conflict : null)
