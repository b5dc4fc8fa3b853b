import { missingWords } from '#market/products/missing.ts'

const NAME = missingWords.name

/** What a card says in the place where it is missing. */
const IN_PLACE: readonly string[] = [
  NAME,
  missingWords.units,
  missingWords.msrp_cents,
  missingWords.seller_price_cents,
]

/** What is missing and has no place on a card. */
export const otherMissing = (missing: readonly string[]) =>
  missing.filter((words) => !IN_PLACE.includes(words))

/** That photos could not be had from their addresses; the form says which, and why. */
export function lostPhotosWords({ length: count }: readonly unknown[]) {
  if (count === 0) return []
  return [count === 1 ? 'A photo could not be fetched' : `${count} photos could not be fetched`]
}

/** What is missing but the name, which a row of the table says in its place. */
export const missingBesideName = (missing: readonly string[]) =>
  missing.filter((words) => words !== NAME)
