import { formatUsd } from '#market/money.ts'
import type { Product } from '#market/products/product-api.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

export type ProductSeen = Pick<Product, 'units' | 'seller_price_cents'>

/** What changed about a product since somebody began to look at it. */
export function changesSince(before: ProductSeen, now: ProductSeen): string[] {
  const news: string[] = []
  if (before.units !== now.units)
    news.push(`${quantityText(before.units)} units were available, now ${quantityText(now.units)}.`)
  const [was, is] = [before.seller_price_cents, now.seller_price_cents]
  if (was !== null && is !== null && was !== is)
    news.push(`The asking price was ${formatUsd(was)}, now ${formatUsd(is)}.`)
  return news
}
