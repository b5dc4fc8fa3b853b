import { resolved } from '#market/catalogue/criteria.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { sellersBeingHidden } from '#server/products/seller-changes/hidden-sellers.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import type { ReadersCriteria } from './catalogue.ts'
import { type SearchQuery, wordsOf } from './conditions.ts'
import { keepMostWords } from './keep-most-words.ts'
import { readWords } from './read-words.ts'
import { databaseWords } from './search-word-store.ts'
import { declarationAsked, resaleWanted } from './resale-wanted.ts'
import type { WordIndex } from './word-index.ts'

type Find<Found> = (wanted: SearchQuery) => Promise<Found>

/** Finds products in the database, as they are meant. */
export async function findWithCorrections<Found extends { count: number }>(
  db: Database | Tx,
  asked: ReadersCriteria,
  find: Find<Found>,
): Promise<Found> {
  return findByCorrectedWords(databaseWords(db), await queryOf(db, asked), find)
}

/** The viewer's search as the database takes it. */
export async function queryOf(db: Database | Tx, asked: ReadersCriteria): Promise<SearchQuery> {
  const hiddenSellerIds = await sellersBeingHidden(db)
  const declared = declarationAsked(asked)
  const resale = declared && resaleWanted(declared, await readShopTerms(db))
  return { ...resolved(asked.criteria), hiddenSellerIds, ...(resale && { resale }) }
}

/** Finds products by the words as typed or, when none has them, by their corrections, or by most of them. */
export async function findByCorrectedWords<Found extends { count: number }>(
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

/** The resale terms of the shops that have any. */
async function readShopTerms(db: Database | Tx): Promise<Map<number, ResaleTerms | null>> {
  const shops = await db
    .selectFrom('sellers')
    .select(['id', 'resaleTerms'])
    .where('resaleTerms', 'is not', null)
    .execute()
  return new Map(shops.map(({ id, resaleTerms }) => [id, resaleTerms]))
}
