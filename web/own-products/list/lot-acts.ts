import type { OwnProductCard } from '#market/products/own-product-api.ts'

/** What can be done with one lot from the list. */
export type LotActs = {
  duplicate: (lot: OwnProductCard) => void
  pause: (lot: OwnProductCard) => void
  resume: (lot: OwnProductCard) => void
  remove: (lot: OwnProductCard) => void
}
