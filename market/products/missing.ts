import type { UserStatus } from '#market/accounts/user-status.ts'
import { keysOf } from '#market/keys-of.ts'

/** The parts of a product that have to be there before buyers may see it. */
type Required = { [Part in Essential]?: string | number | null } & {
  name?: string | null
  /** It had units, and the last one was sold. */
  soldOut?: boolean
}

/** What each part reads when it is not there. */
export const missingWords = {
  upc: 'Missing UPC',
  name: 'Missing Product Name',
  photo_1: 'Missing Photo',
  msrp_cents: 'Missing MSRP',
  wholesale_cents: 'Missing Wholesale',
  seller_price_cents: 'Missing Asking Price',
  units: 'Missing Units',
} as const
export type Essential = keyof typeof missingWords

/** In the order in which a form asks for them. */
export const essentials = keysOf(missingWords)

/** What a product lacks before it can be published (decision I4); one that sold out does not lack units. */
export function missingFieldsOf(product: Required): Essential[] {
  const given = {
    ...product,
    name: product.name?.trim(),
    units: product.units || product.soldOut,
  }
  return essentials.filter((field) => !given[field])
}

/** The first photo that stands: those in `lost` could not be fetched, for good, and show buyers nothing. */
export const standingPhoto = (photos: readonly string[], lost: readonly string[]) =>
  photos.find((photo) => !lost.includes(photo)) ?? null

/** What it lacks, in words. */
export const missingOf = (product: Required): string[] =>
  missingFieldsOf(product).map((field) => missingWords[field])

type Standing = { missing: readonly string[]; sellerStatus: UserStatus }

/** Whether a product is still hidden from buyers (decision F3). */
export const isProvisional = ({ missing, sellerStatus }: Standing) =>
  sellerStatus === 'provisional' || sellerStatus === 'denied' || missing.length > 0
