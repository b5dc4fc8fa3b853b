import type { LotAsSeen, LotChange } from '#market/offers/lot-as-seen.ts'
import { lotChangedWords, lotChanges } from '#market/offers/lot-changes.ts'
import { inReview, isEditable, type OfferState } from '#market/offers/offer.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { OfferLine } from './offer-store.ts'

/**
 * What the lot of a line is said to be: in a draft as it is now, later as it was at the last turn. An offer that was
 * sent before turns kept their lots goes by the lot as it is.
 */
export const lotOfLine = (
  state: OfferState,
  { lot }: Pick<OfferLine, 'lot'>,
  listing: ListedProductRow,
): LotAsSeen => (isEditable(state) || !lot ? listing.lot : lot)

/** The lots of an offer, as its lines say them. */
export const lotsOf = (
  { state, lines }: { state: OfferState; lines: readonly OfferLine[] },
  listings: ReadonlyMap<number, ListedProductRow>,
) =>
  lines.flatMap((line) => {
    const listing = listings.get(line.productId)
    return listing ? [lotOfLine(state, line, listing)] : []
  })

/** What is another of a lot since it was put into the cart, or since the turn; null where nothing is, or where it does not matter any more. */
export function lotChangeOf(
  state: OfferState,
  { lot }: Pick<OfferLine, 'lot'>,
  listing: ListedProductRow,
): { words: string; changes: LotChange[] } | null {
  if (!lot || !(isEditable(state) || inReview(state))) return null
  // Of a manifest both sides are told more, once the offer is sent.
  const changes = lotChanges(lot, listing.lot).filter(
    ({ what }) => what !== 'manifest' || isEditable(state),
  )
  return changes.length > 0 ? { words: lotChangedWords(changes), changes } : null
}
