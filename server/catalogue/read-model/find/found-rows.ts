import { LRUCache } from 'lru-cache'
import { type SearchQuery, wordsOf } from '../../conditions.ts'
import type { Base } from '../base/base.ts'
import { type Bits, keepBits, removeBits } from '../base/bits.ts'
import { askedFilters, filters, rowsOfSellers, withoutFilter } from './filters.ts'
import { rowSet, type RowSet } from './row-set.ts'
import { rowsOfWords } from './rows-of-words.ts'

// The most recent results; bounded by bytes too, as those of a large catalogue are large.
const MOST_KEPT = { max: 1000, maxSize: 64 * 2 ** 20 }

const keptOf = new WeakMap<Base, LRUCache<string, RowSet>>()

/**
 * The rows of a base that match a search, without later changes. They are cached: the next page, another filter
 * or a change often asks for the same rows.
 */
export function foundRows(base: Base, wanted: SearchQuery): RowSet {
  const kept = keptOf.get(base) ?? new LRUCache<string, RowSet>(MOST_KEPT)
  keptOf.set(base, kept)
  const key = JSON.stringify(wanted)
  const known = kept.get(key)
  if (known) return known
  const found = rowSet(base, rowsThatMeet(base, wanted), wordsOf(wanted))
  kept.set(key, found, { size: base.all.byteLength + 4 * base.sellerIds.length + 1 })
  return found
}

/** Of the rows that meet all but the last filter, those that meet it. */
function rowsThatMeet(base: Base, wanted: SearchQuery): Bits {
  const last = askedFilters(wanted).at(-1)
  if (!last) return rowsBeforeFilters(base, wanted)
  const rows = foundRows(base, withoutFilter(wanted, last)).rows.slice()
  keepBits(rows, filters[last].rows(base, wanted))
  return rows
}

function rowsBeforeFilters(base: Base, wanted: SearchQuery): Bits {
  const words = wordsOf(wanted)
  const rows = words ? rowsOfWords(base, words) : base.all.slice()
  const hidden = wanted.hiddenSellerIds
  if (hidden.length > 0) removeBits(rows, rowsOfSellers(base, hidden))
  return rows
}
