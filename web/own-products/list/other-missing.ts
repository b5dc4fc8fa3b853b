import { missingWords, type Essential } from '#market/products/missing.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'

/** What a card says in the place where it is missing. */
const IN_PLACE: readonly Essential[] = ['name', 'units', 'msrp_cents', 'seller_price_cents']

/** What is missing and has no place on a card. */
export const otherMissing = ({
  missing_fields: missing,
}: Pick<OwnListedProduct, 'missing_fields'>) =>
  missing.filter((field) => !IN_PLACE.includes(field)).map((field) => missingWords[field])

type Photos = Pick<OwnListedProduct, 'photo_problems' | 'images'>

/** That photos could not be had from their addresses; the form says which, and why. */
export function lostPhotosWords({ photo_problems: problems, images }: Photos) {
  const count = problems.length
  if (count === 0) return []
  if (count === images.length) return ['Not published: none of its photos could be fetched']
  return [count === 1 ? 'A photo could not be fetched' : `${count} photos could not be fetched`]
}
