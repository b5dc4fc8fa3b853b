import type { Order } from '#server/products/catalogue/lot-place.ts'
import type { ReadWord } from '../../search-terms.ts'
import type { Base } from '../base/base.ts'
import { bestPlaces } from './best-places.ts'
import { type Bits, eachBit, eachBitBackwards, hasBit, placesIn } from '../base/bits.ts'
import { scoresOfRows } from './scores-of-rows.ts'

/** Rows in order, and how well each matches the words where they are in order by that. */
export type OrderedRows = { rows: Uint32Array; scores?: Float32Array }

type SomeRows = { rows: Bits; count: number }
type First = { order: Order; most: number; words: readonly ReadWord[] | undefined }

/** The first rows in an order, or all where they are fewer. */
export function firstRows(base: Base, counted: SomeRows, asked: First): OrderedRows {
  const { order, words } = asked
  const most = Math.min(asked.most, counted.count)
  if (order === 'in_stock_first') return { rows: inStockFirst(base, counted.rows, most) }
  if (order === 'newest') return { rows: placesIn(counted.rows, most) }
  if (order === 'oldest') return { rows: lastPlaces(counted.rows, most) }
  if (order === 'relevance') return bestFirst(base, counted, { most, words: words ?? [] })
  const rows = new Uint32Array(most)
  let found = 0
  for (const row of base.orders[order]) {
    if (found === most) break
    if (hasBit(counted.rows, row)) rows[found++] = row
  }
  return { rows }
}

function inStockFirst({ inStockRows }: Base, bits: Bits, most: number): Uint32Array {
  const places = new Uint32Array(most)
  let found = 0
  for (const isWanted of [true, false])
    eachBit(bits, (place) => {
      if (found === most) return true
      if (hasBit(inStockRows, place) === isWanted) places[found++] = place
      return false
    })
  return places
}

function lastPlaces(bits: Bits, most: number): Uint32Array {
  const places = new Uint32Array(most)
  let found = 0
  eachBitBackwards(bits, (place) => {
    if (found === most) return true
    places[found++] = place
    return false
  })
  return places
}

type Best = { most: number; words: readonly ReadWord[] }

function bestFirst(base: Base, { rows, count }: SomeRows, { most, words }: Best): OrderedRows {
  const matching = placesIn(rows, count)
  const scores = scoresOfRows(base, matching, words)
  const places = bestPlaces(scores, most)
  return {
    rows: places.map((place) => matching[place] ?? 0),
    scores: Float32Array.from(places, (place) => scores[place] ?? 0),
  }
}
