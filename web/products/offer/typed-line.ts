import { cents, type Cents } from '#market/money.ts'
import { lineProblems, minimumOf, type Line, type LineLimits } from '#market/offers/offer-line.ts'
import type { Product } from '#market/products/product-api.ts'

/** An offer as it is being typed: either field may be empty for a moment. */
export type TypedLine = { quantity: number | undefined; unitPrice: Cents | undefined }

/** What the form starts with: as many as are needed if one may take them, or the least, at the asking price. */
export function firstLine(product: Product, needed?: number): TypedLine {
  const minimum = minimumOf({ units: product.units, minOrderUnits: product.min_order_units })
  const isTaken = needed !== undefined && needed >= minimum && needed <= product.units
  return {
    quantity: isTaken ? needed : minimum,
    unitPrice: product.seller_price_cents ?? undefined,
  }
}

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
