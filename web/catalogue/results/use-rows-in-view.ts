import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
} from 'react'
import type { GridShape } from './use-grid-shape.ts'

/** Above and below the window, so that Tab finds the next card before it is scrolled to. */
const ROWS_BEYOND = 3

const NOWHERE = { width: 0, height: 0 }

export type RowInView = { row: number; top: number }

/** The rows of a long list that are worth drawing: those in view, and the one that has focus. */
export function useRowsInView(products: number, { columns, rowHeight, rowGap, top }: GridShape) {
  const focusedItem = useRef<number>(undefined)
  const withFocused = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range)
      if (focusedItem.current === undefined) return rows
      const kept = Math.floor(focusedItem.current / columns)
      if (kept >= range.count || rows.includes(kept)) return rows
      return [...rows, kept].toSorted((one, other) => one - other)
    },
    [columns],
  )
  // What is in view is drawn first.
  const [rowsBeyond, setRowsBeyond] = useState(0)
  useEffect(() => startTransition(() => setRowsBeyond(ROWS_BEYOND)), [])
  // oxlint-disable-next-line react/incompatible-library -- read at each drawing, and memoized nowhere
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(products / columns),
    estimateSize: () => rowHeight,
    gap: rowGap,
    scrollMargin: top,
    overscan: rowsBeyond,
    initialRect: import.meta.env.SSR ? NOWHERE : { width: innerWidth, height: innerHeight },
    rangeExtractor: withFocused,
  })

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, rowHeight, rowGap])

  return {
    height: virtualizer.getTotalSize(),
    rows: virtualizer
      .getVirtualItems()
      .map(({ index, start }): RowInView => ({ row: index, top: start - top })),
    /** For the list, to know which product has focus. */
    focus: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const place = target.closest('li')?.getAttribute('aria-posinset')
        focusedItem.current = place ? Number(place) - 1 : undefined
      },
      onBlur: () => {
        focusedItem.current = undefined
      },
    },
  }
}
