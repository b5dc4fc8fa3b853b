import type { CodeKind } from './coded-products.ts'
import { MOST_PHOTOS } from '#market/products/most-photos.ts'

export const codeNames: Record<CodeKind, string> = {
  upc: 'UPC',
  sku: 'SKU',
  asin: 'ASIN',
  style_number: 'style number',
}

export const NO_MATCH = 'The name has no UPC, SKU, ASIN or style number of your products'
export const NOT_YOURS = 'You don’t have this product'
export const IS_THERE = 'The product already has this photo'
export const IS_FULL = `The product already has ${MOST_PHOTOS} photos`
export const UNFINISHED = 'Not added yet: please try again'

/** "Several products have the SKU FW-24" */
export const severalWords = ({ kind, code }: { kind: CodeKind; code: string }) =>
  `The name matches several products, starting with the ${codeNames[kind]} ${code}`

/** "By its SKU FW-24" */
export const matchedWords = ({ kind, code }: { kind: CodeKind; code: string }) =>
  `By its ${codeNames[kind]} ${code}`
