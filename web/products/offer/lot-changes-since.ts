import { lotChangedWords, lotChanges } from '#market/offers/lot-changes.ts'
import type { Product } from '#market/products/product-api.ts'

/** What a lot is said to be now and was not when somebody began to look at it; undefined where that is nothing. */
export function lotChangesSince(before: Product, now: Product): string | undefined {
  const changes = lotChanges(asSeen(before), asSeen(now))
  if (changes.length > 0) return lotChangedWords(changes)
  if (before.lot_digest === now.lot_digest) return undefined
  // Either other resale terms, or the same number of different units, which the page shows.
  return now.manifest_units === null
    ? 'The resale terms have changed.'
    : 'The manifest or the resale terms have changed.'
}

const asSeen = (product: Product) => ({
  ...product,
  manifest: product.manifest_units === null ? null : { id: 0, units: product.manifest_units },
})
