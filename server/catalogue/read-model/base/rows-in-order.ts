import { sharedUint32 } from './base-columns.ts'

/** The orders of the catalogue that go by a figure; among equal ones the newest comes first. */
export type KeyedOrder = 'price_asc' | 'price_desc' | 'percent_off' | 'units'

// More than there are rows, and little enough that a key of 32 bits and a row fit into one whole number.
const ROWS = 2 ** 21

/** The rows by the key of their figure, lowest first; of equal ones the lower row, which is the newer product. */
export function rowsInOrder(figures: ArrayLike<number>, keyOf: (figure: number) => number) {
  if (figures.length > ROWS)
    throw new Error(`The read model holds ${ROWS} products at most (docs/scaling.md)`)
  // Sorting plain numbers is ten times faster than sorting rows by a function.
  const keys = Float64Array.from(figures, (figure, row) => keyOf(figure) * ROWS + row)
  const rows = keys.toSorted()
  rows.forEach((key, place) => {
    rows[place] = ((key % ROWS) + ROWS) % ROWS
  })
  return sharedUint32(rows)
}
