import { compareInstants } from '#market/compare-instants.ts'
import { sum, type Cents } from '#market/money.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { typedTotal, type Line, type LineLimits } from '#market/offers/offer-line.ts'

/** The one message for every edit of a line that failed. */
export const UPDATE_FAILED = 'There was an error in updating the offer.'

export type LineInCart = { offer: Offer; line: OfferProduct }

/** The drafts, one for each seller, and every saved line, newest first. */
export function cartOf(offers: readonly Offer[]) {
  const newestFirst = offers.toReversed()
  const saved: LineInCart[] = newestFirst
    .filter(({ state }) => state === 'saved_for_later')
    .flatMap((offer) => offer.offer_products.map((line) => ({ offer, line })))
  return { drafts: newestFirst.filter(({ state }) => state === 'draft'), saved }
}

/** The drafts, together with the offer in payment, in order of creation. */
export const withOfferInPayment = (
  drafts: readonly Offer[],
  inPayment: Offer | undefined,
): readonly Offer[] =>
  inPayment
    ? [...drafts.filter(({ id }) => id !== inPayment.id), inPayment].toSorted((a, b) =>
        compareInstants(b.created_at, a.created_at),
      )
    : drafts

/** The present limits of a line, which may differ from those when it was added. */
export const listingOf = ({ product }: OfferProduct): LineLimits => ({
  units: product.units,
  minOrderUnits: product.min_order_units,
  askingPrice: product.seller_price_cents,
})

export const asLine = ({ quantity, unit_price: unitPrice }: OfferProduct): Line => ({
  quantity,
  unitPrice,
})

/** The units of a line before the server reduced them to what is left. */
export function unitsBeforeCut(beforeCut: Offer | undefined, line: OfferProduct) {
  const before = beforeCut?.offer_products.find(({ id }) => id === line.id)
  const isCut = before && before.quantity > line.quantity && line.quantity === line.product.units
  return isCut ? before.quantity : undefined
}

/** The total of a draft with the edit of one line that is not saved yet. */
export const totalWith = (lines: readonly OfferProduct[], edited: EditedLine | undefined): Cents =>
  sum(
    lines.map((line) =>
      typedTotal(edited?.lineId === line.id ? filledIn(edited, line) : asLine(line)),
    ),
  )

/** A price typed into the cart, with what it is measured by (decision I14). */
export function pricedLine({ product, unit_price: saved }: OfferProduct, { unitPrice }: Line) {
  const asking = product.seller_price_cents ?? undefined
  const before = unitPrice === saved ? saved : asking
  const measures = { before, most: asking, msrp: product.msrp_cents ?? undefined }
  return { name: product.name, price: unitPrice, measures }
}

/** The edit of a line; an empty field is undefined. */
export type EditedLine = {
  lineId: string
  name: string
  quantity: number | undefined
  unitPrice: Cents | undefined
}

/** Counts an empty field as zero. */
export const filledIn = ({ quantity = 0, unitPrice }: EditedLine, line: OfferProduct): Line =>
  unitPrice === undefined ? { quantity: 0, unitPrice: line.unit_price } : { quantity, unitPrice }
