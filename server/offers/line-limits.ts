import { lineProblems, type Line, type LineLimits as Limits } from '#market/offers/offer-line.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { OfferLine } from './offer-store.ts'

export const listingLimits = ({
  units,
  minOrderUnits,
  sellerPriceCents,
}: ListedProductRow): Limits => ({
  units,
  minOrderUnits,
  askingPrice: sellerPriceCents,
})

type Checked = { key: string; line: Line; listing: ListedProductRow | undefined }

/** Refuses lines that break their limits now, each problem under its field (reliability 9). */
export function refuseProblems(lines: readonly Checked[]) {
  const problems = lines.flatMap(({ key, line, listing }) => {
    if (!listing?.available) return [{ field: `${key}.product`, message: 'No longer available' }]
    return lineProblems(line, listingLimits(listing)).map(({ field, message }) => ({
      field: `${key}.${field}`,
      message,
    }))
  })
  const first = problems[0]
  if (!first) return
  const fields = Object.fromEntries(problems.map(({ field, message }) => [field, [message]]))
  throw new Refusal(first.message, 422, { fields })
}

/** Refuses to buy at once what is not exactly at the asking price and within its limits (decision D3). */
export function refuseUnlessBuyable(
  lines: readonly OfferLine[],
  listings: Map<number, ListedProductRow>,
) {
  const checked = lines.map((line) => ({
    key: `offer_products.${line.id}`,
    line: { quantity: line.quantity, unitPrice: line.unitPriceCents },
    listing: listings.get(line.productId),
  }))
  refuseProblems(checked)
  const atAsking = checked.every(
    ({ line, listing }) => line.unitPrice === listing?.sellerPriceCents,
  )
  if (!atAsking) throw new Refusal('Only an offer at the asking price can be bought now')
}
