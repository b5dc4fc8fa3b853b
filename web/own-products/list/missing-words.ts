import { missingWords, type Essential } from '#market/products/missing.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'

/** What a card says in the place where it is missing. */
const IN_PLACE: readonly Essential[] = ['name', 'units', 'msrp_cents', 'seller_price_cents']

/** What is missing and has no place on a card. */
export const otherMissing = ({
  missing_fields: missing,
}: Pick<OwnListedProduct, 'missing_fields'>) =>
  missing.filter((field) => !IN_PLACE.includes(field)).map((field) => missingWords[field])

/** That photos could not be had from their addresses; the form says which, and why. */
export function lostPhotosWords({ length: count }: readonly unknown[]) {
  if (count === 0) return []
  return [count === 1 ? 'A photo could not be fetched' : `${count} photos could not be fetched`]
}
