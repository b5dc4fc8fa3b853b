import type { Seller } from '#market/storefronts/storefront-api.ts'

/** The lots of all pages; one that moved to a later page while new ones arrived is shown once. */
export function lotsOnce(pages: readonly Pick<Seller, 'published_products'>[]) {
  const lots = pages.flatMap(({ published_products }) => published_products)
  return [...new Map(lots.map((lot) => [lot.id, lot])).values()]
}
