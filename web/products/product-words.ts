import { keysOf } from '#market/keys-of.ts'
import type { Product } from '#market/products/product-api.ts'

export const genderWords: Record<Product['gender'], string> = {
  unisex: 'Unisex',
  f: 'F',
  m: 'M',
}
export const genders = keysOf(genderWords)

export const packagingWords: Record<NonNullable<Product['packaging_type']>, string> = {
  retail_ready: 'Retail ready',
  ecommerce_ready: 'Ecommerce ready',
  other: 'Other packaging type',
}
export const packagingTypes = keysOf(packagingWords)

/** `top_sellers` reads "Top sellers". */
export function tagWords(tag: string): string {
  const words = tag.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
