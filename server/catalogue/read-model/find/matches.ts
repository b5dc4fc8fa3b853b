import { wordsOf, type SearchQuery } from '../../conditions.ts'
import { hasBit } from '../base/bits.ts'
import type { Entry } from '../entry.ts'
import { hasWords } from './entry-words.ts'
import { askedFilters, type FilterName, filters, withoutFilter } from './filters.ts'
import { foundRows } from './found-rows.ts'
import type { PublishedProducts } from '../published-products.ts'
import type { RowSet } from './row-set.ts'

/** Products that match: rows of the base, the stale ones among them, and products of the overlay. */
export type Matches = { found: RowSet; gone: readonly number[]; entries: readonly Entry[] }

/** The products that meet everything that is wanted, and those that do when one filter is left aside. */
export function matchesOf({ base, goneRows, overlay }: PublishedProducts, wanted: SearchQuery) {
  const names = askedFilters(wanted)
  const overBefore = entriesBeforeFilters(overlay.values(), wanted)
  const all = matchesWith(names, wanted)
  return {
    all,
    without: (aside: FilterName) =>
      names.includes(aside)
        ? matchesWith(
            names.filter((name) => name !== aside),
            withoutFilter(wanted, aside),
          )
        : all,
  }

  function matchesWith(asked: readonly FilterName[], query: SearchQuery): Matches {
    const found = foundRows(base, query)
    return {
      found,
      gone: goneRows.filter((row) => hasBit(found.rows, row)),
      entries: overBefore.filter((entry) =>
        asked.every((name) => filters[name].meets(entry, query)),
      ),
    }
  }
}

function entriesBeforeFilters(entries: Iterable<Entry>, wanted: SearchQuery): Entry[] {
  const words = wordsOf(wanted)
  const hidden = wanted.hiddenSellerIds
  return [...entries].filter(
    (entry) => !hidden.includes(entry.sellerId) && (!words || hasWords(entry, words)),
  )
}
