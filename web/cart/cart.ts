import { sum, type Cents } from '#market/money.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { typedTotal, type Line, type LineLimits } from '#market/offers/offer-line.ts'

export type LineInCart = { offer: Offer; line: OfferProduct }

/** The drafts, one for each seller, and every line put off; the newest first. */
export function cartOf(offers: readonly Offer[]) {
  const newestFirst = offers.toReversed()
  const saved: LineInCart[] = newestFirst
    .filter(({ state }) => state === 'saved_for_later')
    .flatMap((offer) => offer.offer_products.map((line) => ({ offer, line })))
  return { drafts: newestFirst.filter(({ state }) => state === 'draft'), saved }
}

/** The drafts, and in its place one that is on its way to payment. */
export const withHeld = (drafts: readonly Offer[], held: Offer | undefined): readonly Offer[] =>
  held
    ? [...drafts.filter(({ id }) => id !== held.id), held].toSorted((a, b) =>
        b.created_at.localeCompare(a.created_at),
      )
    : drafts

/** What a line must keep to now, whatever was true when it was added. */
export const listingOf = ({ product }: OfferProduct): LineLimits => ({
  units: product.units,
  minOrderUnits: product.min_order_units,
  askingPrice: product.seller_price_cents,
})

export const asLine = ({ quantity, unit_price: unitPrice }: OfferProduct): Line => ({
  quantity,
  unitPrice,
})

/** How many a line was for before it was cut to what is left. */
export function unitsBeforeCut(beforeCut: Offer | undefined, line: OfferProduct) {
  const before = beforeCut?.offer_products.find(({ id }) => id === line.id)
  const isCut = before && before.quantity > line.quantity && line.quantity === line.product.units
  return isCut ? before.quantity : undefined
}

/** A draft's total while a line of it is being edited. */
export const totalWith = (lines: readonly OfferProduct[], edited: EditedLine | undefined): Cents =>
  sum(
    lines.map((line) =>
      typedTotal(edited?.lineId === line.id ? filledIn(edited, line) : asLine(line)),
    ),
  )

/** A line being edited; an emptied field is undefined. */
export type EditedLine = {
  lineId: string
  name: string
  quantity: number | undefined
  unitPrice: Cents | undefined
}

/** An emptied field counts as nothing. */
export const filledIn = ({ quantity = 0, unitPrice }: EditedLine, line: OfferProduct): Line =>
  unitPrice === undefined ? { quantity: 0, unitPrice: line.unit_price } : { quantity, unitPrice }
