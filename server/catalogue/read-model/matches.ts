import type { SearchQuery } from '../conditions.ts'
import { wordsOf } from '../conditions.ts'
import { type Bits, keepBits, removeBits } from './bits.ts'
import type { Entry } from './entry.ts'
import { hasWords } from './entry-words.ts'
import { type FilterName, filters, rowsOfSellers } from './filters.ts'
import type { PublishedProducts } from './published-products.ts'
import { rowsOfWords } from './rows-of-words.ts'

/** Products that match: rows of the base, and what lies over it. */
export type Matches = { rows: Bits; entries: readonly Entry[] }

/** The products that meet everything that is wanted, and those that do when one filter is left aside. */
export function matchesOf(products: PublishedProducts, wanted: SearchQuery) {
  const names = filterNames.filter((name) => filters[name].isAsked(wanted))
  const always = matchesBeforeFilters(products, wanted)
  const rowsOf = new Map(names.map((name) => [name, filters[name].rows(products.base, wanted)]))
  const all = matchesWithout(undefined)
  return {
    all,
    without: (name: FilterName) => (rowsOf.has(name) ? matchesWithout(name) : all),
  }

  function matchesWithout(aside: FilterName | undefined): Matches {
    const others = names.filter((name) => name !== aside)
    const rows = Uint32Array.from(always.rows)
    for (const name of others) {
      const ofFilter = rowsOf.get(name)
      if (ofFilter) keepBits(rows, ofFilter)
    }
    const entries = always.entries.filter((entry) =>
      others.every((name) => filters[name].meets(entry, wanted)),
    )
    return { rows, entries }
  }
}

function matchesBeforeFilters(
  { base, gone, overlay }: PublishedProducts,
  wanted: SearchQuery,
): Matches {
  const words = wordsOf(wanted)
  const rows = words ? rowsOfWords(base, words) : Uint32Array.from(base.all)
  removeBits(rows, gone)
  const hidden = wanted.hiddenSellerIds
  if (hidden.length > 0) removeBits(rows, rowsOfSellers(base, hidden))
  const entries = [...overlay.values()].filter(
    (entry) => !hidden.includes(entry.sellerId) && (!words || hasWords(entry, words)),
  )
  return { rows, entries }
}

const filterNames = Object.keys(filters).filter((name): name is FilterName => name in filters)
