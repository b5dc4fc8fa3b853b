import { z } from 'zod'
import { listedProduct, type Product } from '#market/products/product-api.ts'
import { resaleTerms, termsInForce } from '#market/resale/resale-terms.ts'

/** What hardly changes of a product; the rest is asked for when it is opened again. */
const viewedProduct = listedProduct
  .pick({ id: true, seller_id: true, name: true, photo_1_url: true })
  .extend({
    /** Under which it may be resold; nothing was kept of it before. */
    terms: resaleTerms.nullable().default(null),
  })
export type ViewedProduct = z.infer<typeof viewedProduct>

const MOST_KEPT = 12

export const viewedOf = (product: Product): ViewedProduct => ({
  ...product,
  terms: termsInForce(product.resale_terms, product.seller.resale_terms),
})

/** The products a person looked at, the last first; kept in their browser and told to nobody. */
export function recentlyViewed(userId: number): readonly ViewedProduct[] {
  try {
    return z.array(viewedProduct).parse(JSON.parse(localStorage.getItem(viewedKey(userId)) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberViewed(userId: number, product: ViewedProduct) {
  keep(userId, [viewedProduct.parse(product), ...others(userId, product.id)].slice(0, MOST_KEPT))
}

export function removeViewed(userId: number, productId: number) {
  keep(userId, others(userId, productId))
}

const others = (userId: number, productId: number) =>
  recentlyViewed(userId).filter(({ id }) => id !== productId)

function keep(userId: number, products: readonly ViewedProduct[]) {
  try {
    if (products.length === 0) localStorage.removeItem(viewedKey(userId))
    else localStorage.setItem(viewedKey(userId), JSON.stringify(products))
  } catch {
    // Storage is off: nothing is remembered.
  }
}

/** The browser's storage key for them. */
export const viewedKey = (userId: number) => `recently-viewed-${userId}`
