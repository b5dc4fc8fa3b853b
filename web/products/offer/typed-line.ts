import { cents, type Cents } from '#market/money.ts'
import { lineProblems, minimumOf, type Line, type LineLimits } from '#market/offers/offer-line.ts'
import type { Product } from '#market/products/product-api.ts'

/** An offer as it is being typed: either field may be empty for a moment. */
export type TypedLine = { quantity: number | undefined; unitPrice: Cents | undefined }

/** What the form starts with: the least one can take, at the asking price. */
export const firstLine = (product: Product): TypedLine => ({
  quantity: minimumOf({ units: product.units, minOrderUnits: product.min_order_units }),
  unitPrice: product.seller_price_cents ?? undefined,
})

export function wholeLine({ quantity, unitPrice }: TypedLine): Line | undefined {
  return quantity === undefined || unitPrice === undefined ? undefined : { quantity, unitPrice }
}

/** What is wrong with each field that is filled in, whatever the other one holds. */
export function typedProblems({ quantity, unitPrice }: TypedLine, listing: LineLimits) {
  const line = { quantity: quantity ?? 0, unitPrice: unitPrice ?? cents(0) }
  return lineProblems(line, listing).filter(
    ({ field }) => (field === 'quantity' ? quantity : unitPrice) !== undefined,
  )
}
