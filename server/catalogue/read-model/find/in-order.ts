import type { LotCursor, LotPlace, Order } from '#server/products/catalogue/lot-place.ts'
import type { ReadWord } from '../../search-terms.ts'
import type { Base } from '../base/base.ts'
import { hasBit } from '../base/bits.ts'
import { NONE } from '../base/base-columns.ts'
import type { Entry } from '../entry.ts'
import type { PublishedProducts } from '../published-products.ts'
import { scoreOfEntry } from './entry-words.ts'
import type { Matches } from './matches.ts'
import type { OrderedRows } from './first-rows.ts'

type Slice = {
  order: Order
  /** Those that the products were found by. */
  words: readonly ReadWord[] | undefined
  from: number
  most: number
  /** The slice begins behind this place, wherever that is now; `from` then is where it is likely to be. */
  after?: LotPlace | undefined
}

/** A page of lots, and where it ended if others follow. */
type PageOfLots = { ids: number[]; next: LotCursor | undefined }

/** The matches in their order, from one place on: those of the base and what lies over it as if they were one. */
export function pageInOrder(
  { base, gone }: PublishedProducts,
  matches: Matches,
  { order, words, from, most, after }: Slice,
): PageOfLots {
  const sorted = { base, order }
  const compare = byPlace(order)
  const over = matches.entries.map((entry) => placeOfEntry(entry, order, words)).toSorted(compare)
  const isBaseAlone = over.length === 0 && matches.gone.length === 0
  // One more than the page, which tells whether others follow.
  const reach = most + 1 + matches.gone.length
  const { rows, scores, first } = after
    ? rowsBehind(sorted, matches, { after, likely: from, reach })
    : { ...matches.found.first(order, from + reach), first: isBaseAlone ? from : 0 }
  let skipped = after || isBaseAlone ? 0 : from
  let next = after ? countUpTo(over.length, (at) => compare(over[at] ?? after, after) > 0) : 0
  const lots: LotPlace[] = []

  for (let at = first; at < rows.length && lots.length <= most; at++) {
    const row = rows[at] ?? 0
    if (hasBit(gone, row)) continue
    const place = placeOfRow(sorted, row, scores?.[at] ?? 0)
    for (let each = over[next]; each && compare(each, place) < 0; each = over[next]) {
      take(each)
      next += 1
    }
    take(place)
  }
  for (const place of over.slice(next)) take(place)

  const shown = lots.slice(0, most)
  const last = lots.length > most ? shown.at(-1) : undefined
  return { ids: shown.map(({ id }) => id), next: last && { order, ...last } }

  function take(place: LotPlace) {
    if (skipped > 0) skipped -= 1
    else if (lots.length <= most) lots.push(place)
  }
}

type Sorted = { base: Base; order: Order }
type Behind = { after: LotPlace; likely: number; reach: number }

/** Rows in their order, as far as is needed behind a place, and which of them is the first behind it. */
function rowsBehind(
  sorted: Sorted,
  { found }: Matches,
  { after, likely, reach }: Behind,
): OrderedRows & { first: number } {
  const compare = byPlace(sorted.order)
  for (let length = likely + reach; ; length *= 2) {
    const { rows, scores } = found.first(sorted.order, length)
    const first = countUpTo(
      rows.length,
      (at) => compare(placeOfRow(sorted, rows[at] ?? 0, scores?.[at] ?? 0), after) > 0,
    )
    if (rows.length - first >= reach || rows.length >= found.count)
      return { rows, ...(scores && { scores }), first }
  }
}

/** Binary search for the first item behind; `length` if no item is. */
function countUpTo(length: number, isBehind: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBehind(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function placeOfRow(sorted: Sorted, row: number, score: number): LotPlace {
  const { base } = sorted
  return {
    key: keyOfRow(sorted, row, score),
    createdAt: base.createdAt[row] ?? 0,
    id: base.ids[row] ?? 0,
  }
}

const placeOfEntry = (
  entry: Entry,
  order: Order,
  words: readonly ReadWord[] | undefined,
): LotPlace => ({
  key: keyOfEntry(entry, order, words),
  createdAt: entry.createdAt,
  id: entry.id,
})

/** What each order goes by, lowest first: no price or percent comes last. */
function keyOfRow({ base, order }: Sorted, row: number, score: number): number {
  if (order === 'relevance') return -score
  if (order === 'percent_off') return -(base.percentsOff[row] ?? NONE)
  if (order === 'units') return -(base.units[row] ?? 0)
  if (order === 'in_stock_first') return base.units[row] ? 0 : 1
  const price = base.prices[row] ?? NONE
  if (order === 'price_desc') return -price
  if (order === 'price_asc') return price === NONE ? Infinity : price
  return 0
}

function keyOfEntry(entry: Entry, order: Order, words: readonly ReadWord[] | undefined): number {
  if (order === 'relevance') return -scoreOfEntry(entry, words ?? [])
  if (order === 'percent_off') return -(entry.percentOff ?? NONE)
  if (order === 'units') return -entry.units
  if (order === 'in_stock_first') return entry.units > 0 ? 0 : 1
  if (order === 'price_desc') return -(entry.priceCents ?? NONE)
  if (order === 'price_asc') return entry.priceCents ?? Infinity
  return 0
}

function byPlace(order: Order) {
  const newest = order === 'oldest' ? -1 : 1
  // Two prices that are missing differ by no number.
  return (one: LotPlace, other: LotPlace) =>
    one.key - other.key || newest * (other.createdAt - one.createdAt || other.id - one.id)
}
