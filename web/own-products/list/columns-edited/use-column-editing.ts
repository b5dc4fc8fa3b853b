import { useMemo, useState } from 'react'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { filledDown, pastedInto, type ColumnChanges, type ColumnRange } from './column-changes.ts'
import type { ColumnEditing } from './column-editing.ts'

/** Cells of a column that are changed together: which are selected, and what would change, to be confirmed. */
export function useColumnEditing(products: readonly OwnListedProduct[]) {
  const [range, setRange] = useState<ColumnRange>()
  const [planned, plan] = useState<ColumnChanges>()
  const editing = useMemo<ColumnEditing>(
    () => ({
      range,
      extend: ({ column, row }, to) => {
        const last = Math.min(Math.max(to, 0), products.length - 1)
        setRange({ column, from: Math.min(row, last), to: Math.max(row, last) })
      },
      clear: () => setRange(undefined),
      fillDown: (chosen) => plan(filledDown(chosen, products)),
      paste: (place, lines) => plan(pastedInto(place, products, lines)),
    }),
    [products, range],
  )
  return {
    editing,
    planned,
    done: () => {
      plan(undefined)
      setRange(undefined)
    },
  }
}
