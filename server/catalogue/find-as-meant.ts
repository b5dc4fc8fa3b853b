import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { resolved } from '#market/catalogue/criteria.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { sellersBeingHidden } from '#server/products/seller-changes/hidden-sellers.ts'
import { wordsOf, type SearchQuery } from './conditions.ts'
import { keepMostWords } from './keep-most-words.ts'
import { readWords } from './read-words.ts'

/** Finds products by the words as typed or, when none has them, by their corrections, or by most of them. */
export async function findAsMeant<Found extends { count: number }>(
  db: Database | Tx,
  criteria: Criteria,
  find: (wanted: SearchQuery) => Promise<Found>,
): Promise<Found> {
  const wanted: SearchQuery = {
    ...resolved(criteria),
    hiddenSellerIds: await sellersBeingHidden(db),
  }
  const found = await find(wanted)
  const written = wordsOf(wanted)
  // If one product has every word, no word is unknown.
  if (found.count > 0 || !written) return found
  const words = await readWords(db, written)
  const kept = await keepMostWords(db, { written, read: words ?? written })
  if (kept) return find({ ...wanted, words: kept.words, mostWords: kept.named })
  return words ? find({ ...wanted, words }) : found
}
