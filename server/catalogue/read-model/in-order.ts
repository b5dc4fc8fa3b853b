import type { Order } from '../catalogue-store.ts'
import type { Base } from './base.ts'
import { bestRows } from './best-rows.ts'
import { type Bits, eachBit, eachBitBackwards, hasBit } from './bits.ts'
import { NONE } from './columns.ts'
import { byNewest, type Entry } from './entry.ts'
import type { Matches } from './matches.ts'

/** How well the products match the words, where they are in order by that. */
export type Scores = { ofRows: Float32Array; of: (entry: Entry) => number }

type Slice = { order: Order; scores: Scores | undefined; from: number; most: number }
type Sorted = Pick<Slice, 'order' | 'scores'> & { base: Base }

/** The ids of the matches in their order, from one place on: of the base and of what lies over it as if they were one. */
export function idsInOrder(base: Base, { rows, entries }: Matches, asked: Slice): number[] {
  const { order, scores, from, most } = asked
  const over = entries
    .map((entry) => ({ entry, key: keyOfEntry(entry, order, scores) }))
    .toSorted((one, other) => one.key - other.key || tie(order, one.entry, other.entry))
  const ids: number[] = []
  const end = from + most
  let place = 0
  let next = 0

  eachRow({ base, order, scores }, { rows, most: end }, (row) => {
    while (precedes(row)) takeNext()
    take(base.ids[row])
    return place >= end
  })
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

  function precedes(row: number) {
    const each = over[next]
    if (!each) return false
    const byKey = each.key - keyOfRow({ base, order, scores }, row)
    const { entry } = each
    const newer = (base.createdAt[row] ?? 0) - entry.createdAt || (base.ids[row] ?? 0) - entry.id
    return (byKey || (order === 'oldest' ? -newer : newer)) < 0
  }
}

/** What each order goes by, lowest first: no price or percent comes last. */
function keyOfRow({ base, order, scores }: Sorted, row: number): number {
  if (order === 'relevance') return -(scores?.ofRows[row] ?? 0)
  if (order === 'percent_off') return -(base.percentsOff[row] ?? NONE)
  if (order === 'units') return -(base.units[row] ?? 0)
  const price = base.prices[row] ?? NONE
  if (order === 'price_desc') return -price
  if (order === 'price_asc') return price === NONE ? Infinity : price
  return 0
}

function keyOfEntry(entry: Entry, order: Order, scores: Scores | undefined): number {
  if (order === 'relevance') return -(scores?.of(entry) ?? 0)
  if (order === 'percent_off') return -(entry.percentOff ?? NONE)
  if (order === 'units') return -entry.units
  if (order === 'price_desc') return -(entry.priceCents ?? NONE)
  if (order === 'price_asc') return entry.priceCents ?? Infinity
  return 0
}

const tie = (order: Order, one: Entry, other: Entry) =>
  order === 'oldest' ? byNewest(other, one) : byNewest(one, other)

type Visit = (row: number) => boolean

type Some = { rows: Bits; most: number }

/** Visits the rows in their order, at least so many if there are. */
function eachRow({ base, order, scores }: Sorted, { rows, most }: Some, visit: Visit) {
  if (order === 'newest') return eachBit(rows, visit)
  if (order === 'oldest') return eachBitBackwards(rows, visit)
  if (order === 'relevance') {
    for (const row of bestRows(rows, scores?.ofRows ?? new Float32Array(base.size), most))
      if (visit(row)) return
    return
  }
  for (const row of base.orders[order]) if (hasBit(rows, row) && visit(row)) return
}
