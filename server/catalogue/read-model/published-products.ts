import type { Base } from './base/base.ts'
import { type Bits, noBits, placesIn, setBit } from './base/bits.ts'
import type { Entry } from './entry.ts'

/** All published products: a base, and over it those that changed since. */
export type PublishedProducts = {
  base: Base
  /** Stale rows of the base: changed or unpublished products. */
  gone: Bits
  /** The same as a list. */
  goneRows: readonly number[]
  /** The products that were published or changed since the base was made. */
  overlay: ReadonlyMap<number, Entry>
  /** How many products changed since then. */
  changes: number
}

export const asOf = (base: Base): PublishedProducts => ({
  base,
  gone: noBits(base.size),
  goneRows: [],
  overlay: new Map(),
  changes: 0,
})

/** Adds the products that were read again. One that is no longer published comes as an id alone. */
export function withChanges(
  before: PublishedProducts,
  changes: ReadonlyMap<number, Entry | undefined>,
): PublishedProducts {
  const gone = before.gone.slice()
  const overlay = new Map(before.overlay)
  for (const [id, entry] of changes) {
    const row = rowOf(before.base, id)
    if (row !== undefined) setBit(gone, row)
    if (entry) overlay.set(id, entry)
    else overlay.delete(id)
  }
  return {
    base: before.base,
    gone,
    goneRows: [...placesIn(gone)],
    overlay,
    changes: before.changes + changes.size,
  }
}

/** The row of a product in the base, found by halves. */
function rowOf({ ids, rowsById }: Base, id: number): number | undefined {
  let low = 0
  let high = rowsById.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ids[rowsById[middle] ?? 0] ?? 0) < id) low = middle + 1
    else high = middle
  }
  const row = rowsById[low]
  return row !== undefined && ids[row] === id ? row : undefined
}
