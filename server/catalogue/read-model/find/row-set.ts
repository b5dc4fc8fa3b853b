import type { Order } from '#server/products/catalogue/lot-place.ts'
import type { ReadWord } from '../../search-terms.ts'
import type { Base } from '../base/base.ts'
import { type Bits, countBits } from '../base/bits.ts'
import { type Choices, countChoices } from './choices.ts'
import { countSellersOfRows, countTagsOfRows } from './count-rows.ts'
import { firstRows, type OrderedRows } from './first-rows.ts'

/** Rows of a base that some words were found in, with what was counted of them; each is counted when somebody first asks. */
export type RowSet = ReturnType<typeof rowSet>

// A few screens.
const ROWS_AT_ONCE = 240

export function rowSet(base: Base, rows: Bits, words: readonly ReadWord[] | undefined) {
  const count = countBits(rows)
  const choiceCounts = new Map<Choices, readonly number[]>()
  const ordered = new Map<Order, OrderedRows>()
  let ofSellers: Uint32Array | undefined
  let ofTags: Uint32Array | undefined

  return {
    rows,
    count,
    choices(choices: Choices): readonly number[] {
      const known = choiceCounts.get(choices) ?? countChoices(base, rows, choices)
      choiceCounts.set(choices, known)
      return known
    },
    sellers: () => (ofSellers ??= countSellersOfRows(base, { rows, count })),
    tags: () => (ofTags ??= countTagsOfRows(base, { rows, count })),
    /** The first rows in that order. There may be more than `most` of them. */
    first(order: Order, most: number): OrderedRows {
      const known = ordered.get(order)
      if (known && (known.rows.length >= most || known.rows.length === count)) return known
      const wanted = Math.ceil(most / ROWS_AT_ONCE) * ROWS_AT_ONCE
      const found = firstRows(base, { rows, count }, { order, most: wanted, words })
      // Of pages far behind nothing is kept: they are many, and few see them.
      if (wanted <= 4 * ROWS_AT_ONCE) ordered.set(order, found)
      return found
    },
  }
}
