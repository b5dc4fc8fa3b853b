import { formatUsd, type Cents } from '#market/money.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

/** What a list changes in place. */
export type Figures = { units?: number; seller_price_cents?: Cents }

type Lot = Pick<OwnProduct, 'name' | 'upc' | 'units' | 'seller_price_cents'>

/** "Fig candle: 480 units" */
export function figuresText(product: Lot, figures: Figures) {
  const name = product.name || product.upc
  if (figures.units !== undefined) return `${name}: ${quantityText(product.units)} units`
  const { seller_price_cents: asking } = product
  return asking === null ? name : `${name}: ${formatUsd(asking)} asking price`
}
