import { missingWords } from '#market/products/missing.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'

/** It had units, and the last one was sold: nothing is missing (decision I4). */
export const isSoldOut = ({ units, missing }: Pick<OwnProduct, 'units' | 'missing'>) =>
  units === 0 && !missing.includes(missingWords.units)
