import type { OwnProduct } from '#market/products/own-product-api.ts'

type Lot = Pick<OwnProduct, 'units' | 'missing_fields'>

/** It had units, and the last one was sold: nothing is missing (decision I4). */
export const isSoldOut = ({ units, missing_fields: missing }: Lot) =>
  units === 0 && !missing.includes('units')
