import type { Cents } from '#market/money.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'

type Saved = Pick<OwnProduct, 'seller_price_cents' | 'base_price_cents'>

/** What percent are taken of: the price in the form, but while that is what a step has made, the price that was set. */
export const basePriceOf = (asking: Cents | null, saved: Saved | undefined): Cents | null =>
  saved && asking === saved.seller_price_cents ? saved.base_price_cents : asking
