import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { resolved } from '#market/catalogue/criteria.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { sellersBeingHidden } from '#server/products/seller-changes/hidden-sellers.ts'
import { wordsOf, type SearchQuery } from './conditions.ts'
import { keepMostWords } from './keep-most-words.ts'
import { readWords } from './read-words.ts'
import { databaseWords } from './search-word-store.ts'
import type { WordIndex } from './word-index.ts'

type Find<Found> = (wanted: SearchQuery) => Promise<Found>

/** Finds products in the database, as they are meant. */
export async function findAsMeant<Found extends { count: number }>(
  db: Database | Tx,
  criteria: Criteria,
  find: Find<Found>,
): Promise<Found> {
  const hiddenSellerIds = await sellersBeingHidden(db)
  return findByWordsMeant(databaseWords(db), { ...resolved(criteria), hiddenSellerIds }, find)
}

/** Finds products by the words as typed or, when none has them, by their corrections, or by most of them. */
export async function findByWordsMeant<Found extends { count: number }>(
  index: WordIndex,
  wanted: SearchQuery,
  find: Find<Found>,
): Promise<Found> {
  const found = await find(wanted)
  const written = wordsOf(wanted)
  // If one product has every word, no word is unknown.
  if (found.count > 0 || !written) return found
  const words = await readWords(index, written)
  const kept = await keepMostWords(index, { written, read: words ?? written })
  if (kept) return find({ ...wanted, words: kept.words, mostWords: kept.named })
  return words ? find({ ...wanted, words }) : found
}
