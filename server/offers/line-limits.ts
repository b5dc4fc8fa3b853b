import {
  isOverOrder,
  lineProblems,
  OVER_ORDER,
  type Line,
  type LineLimits as Limits,
} from '#market/offers/offer-line.ts'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { resaleRefusal } from '#market/resale/resale-conflict.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { OfferLine } from './offer-store.ts'
import { refuseFirst } from './resale-of-lines.ts'

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

/** Refuses lines that break their limits now, or that their buyer may not sell on, each problem under its field (reliability 9). */
export function refuseProblems({ resale }: Pick<BuyerViewer, 'resale'>, lines: readonly Checked[]) {
  refuseFirst(
    lines.flatMap(({ key, line, listing }) => {
      if (!listing?.available) return [{ field: `${key}.product`, kind: 'No longer available' }]
      const unsaleable = resaleRefusal(listing.resaleTerms, resale, 'buyer')
      return [
        ...(unsaleable ? [{ field: `${key}.product`, kind: unsaleable }] : []),
        ...lineProblems(line, listingLimits(listing)).map(({ field, message }) => ({
          field: `${key}.${field}`,
          kind: message,
        })),
      ]
    }),
  )
}

/** Refuses lines that come to more than an order may. */
export function refuseOverOrder(lines: readonly OfferLine[]) {
  const counted = lines.map(({ quantity, unitPriceCents }) => ({
    quantity,
    unitPrice: unitPriceCents,
  }))
  if (isOverOrder(counted)) throw new Refusal(OVER_ORDER)
}

/** Refuses to buy at once what is not exactly at the asking price and within its limits (decision D3). */
export function refuseUnlessBuyable(
  buyer: Pick<BuyerViewer, 'resale'>,
  lines: readonly OfferLine[],
  listings: Map<number, ListedProductRow>,
) {
  const checked = lines.map((line) => ({
    key: `offer_products.${line.id}`,
    line: { quantity: line.quantity, unitPrice: line.unitPriceCents },
    listing: listings.get(line.productId),
  }))
  refuseProblems(buyer, checked)
  const atAsking = checked.every(
    ({ line, listing }) => line.unitPrice === listing?.sellerPriceCents,
  )
  if (!atAsking) throw new Refusal('Only an offer at the asking price can be bought now')
}
