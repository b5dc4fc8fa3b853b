import type { OwnListedProduct } from '#market/products/own-product-api.ts'

/** What can be done with one product from the list. */
export type ProductActions = {
  duplicate: (product: OwnListedProduct) => void
  pause: (product: OwnListedProduct) => void
  resume: (product: OwnListedProduct) => void
  remove: (product: OwnListedProduct) => void
}
