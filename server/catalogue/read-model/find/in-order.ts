import type { Order } from '../../catalogue-store.ts'
import type { ReadWord } from '../../sought-words.ts'
import type { Base } from '../base/base.ts'
import { hasBit } from '../base/bits.ts'
import { NONE } from '../base/columns.ts'
import { byNewest, type Entry } from '../entry.ts'
import { scoreOfEntry } from './entry-words.ts'
import type { Matches } from './matches.ts'
import type { PublishedProducts } from '../published-products.ts'

type Slice = {
  order: Order
  /** Those that the products were found by. */
  words: readonly ReadWord[] | undefined
  from: number
  most: number
}

/** The ids of the matches in their order, from one place on: of the base and of what lies over it as if they were one. */
export function idsInOrder(
  { base, gone }: PublishedProducts,
  { found, gone: goneOfThese, entries }: Matches,
  { order, words, from, most }: Slice,
): number[] {
  const end = from + most
  const { rows, scores } = found.first(order, end + goneOfThese.length)
  const over = entries
    .map((entry) => ({ entry, key: keyOfEntry(entry, order, words) }))
    .toSorted((one, other) => one.key - other.key || tie(order, one.entry, other.entry))
  if (over.length === 0 && goneOfThese.length === 0)
    return Array.from(rows.subarray(from, end), (row) => base.ids[row] ?? 0)
  const ids: number[] = []
  let place = 0
  let next = 0

  for (const [at, row] of rows.entries()) {
    if (place >= end) return ids
    if (hasBit(gone, row)) continue
    const key = keyOfRow({ base, order }, row, scores?.[at] ?? 0)
    while (precedes(row, key)) takeNext()
    take(base.ids[row])
  }
  for (const { entry } of over.slice(next)) take(entry.id)
  return ids

  function take(id: number | undefined) {
    if (place >= from && place < end && id !== undefined) ids.push(id)
    place += 1
  }

  function takeNext() {
    take(over[next]?.entry.id)
    next += 1
  }

  function precedes(row: number, key: number) {
    const each = over[next]
    if (!each) return false
    const { entry } = each
    const newer = (base.createdAt[row] ?? 0) - entry.createdAt || (base.ids[row] ?? 0) - entry.id
    return (each.key - key || (order === 'oldest' ? -newer : newer)) < 0
  }
}

type Sorted = { base: Base; order: Order }

/** What each order goes by, lowest first: no price or percent comes last. */
function keyOfRow({ base, order }: Sorted, row: number, score: number): number {
  if (order === 'relevance') return -score
  if (order === 'percent_off') return -(base.percentsOff[row] ?? NONE)
  if (order === 'units') return -(base.units[row] ?? 0)
  const price = base.prices[row] ?? NONE
  if (order === 'price_desc') return -price
  if (order === 'price_asc') return price === NONE ? Infinity : price
  return 0
}

function keyOfEntry(entry: Entry, order: Order, words: readonly ReadWord[] | undefined): number {
  if (order === 'relevance') return -scoreOfEntry(entry, words ?? [])
  if (order === 'percent_off') return -(entry.percentOff ?? NONE)
  if (order === 'units') return -entry.units
  if (order === 'price_desc') return -(entry.priceCents ?? NONE)
  if (order === 'price_asc') return entry.priceCents ?? Infinity
  return 0
}

const tie = (order: Order, one: Entry, other: Entry) =>
  order === 'oldest' ? byNewest(other, one) : byNewest(one, other)
