import { formatUsd, type Cents } from '#market/money.ts'
import type { OwnListedProduct, OwnProduct } from '#market/products/own-product-api.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import type { Priced } from '#web/platform/ui/prices/use-slip-question.ts'

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

/** A price edited in place, with what it is measured by (decision I14); units have none. */
export function pricedFigures(product: OwnListedProduct, figures: Figures): Priced[] {
  const { seller_price_cents: price } = figures
  if (price === undefined) return []
  const measures = {
    before: product.seller_price_cents ?? undefined,
    wholesale: product.wholesale_cents ?? undefined,
    msrp: product.msrp_cents ?? undefined,
  }
  return [{ name: product.name || product.upc, price, measures }]
}
