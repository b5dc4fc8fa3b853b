import type { UserStatus } from '#market/accounts/user-status.ts'

/** The part of a lot that has to be there before buyers may see it. */
type Required = {
  upc?: string | null
  name?: string | null
  photo_1?: string | null
  msrp_cents?: number | null
  wholesale_cents?: number | null
  seller_price_cents?: number | null
  units?: number | null
  /** It had units, and the last one was sold. */
  soldOut?: boolean
}

/** What a lot lacks before it can be published (decision I4). */
export function missingOf(product: Required): string[] {
  const missing: string[] = []
  if (!product.upc) missing.push('Missing UPC')
  if (!product.name?.trim()) missing.push('Missing Product Name')
  if (!product.photo_1) missing.push('Missing Photo')
  if (!product.msrp_cents) missing.push('Missing MSRP')
  if (!product.wholesale_cents) missing.push('Missing Wholesale')
  if (!product.seller_price_cents) missing.push('Missing Asking Price')
  if (!product.units && !product.soldOut) missing.push('Missing Units')
  return missing
}

type Standing = { missing: readonly string[]; sellerStatus: UserStatus }

/** Whether buyers do not see a lot yet (decision F3). */
export const isProvisional = ({ missing, sellerStatus }: Standing) =>
  sellerStatus === 'provisional' || sellerStatus === 'denied' || missing.length > 0
