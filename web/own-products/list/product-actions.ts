import type { OwnListedProduct } from '#market/products/own-product-api.ts'

/** What can be done with one lot from the list. */
export type ProductActions = {
  duplicate: (lot: OwnListedProduct) => void
  pause: (lot: OwnListedProduct) => void
  resume: (lot: OwnListedProduct) => void
  remove: (lot: OwnListedProduct) => void
}
