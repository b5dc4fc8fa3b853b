import { useCallback, useRef, useState } from 'react'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { between, everything, isSelected, nothing, withProducts } from './selection.ts'

/** What is ticked in the list of a view; another view begins with nothing. */
export function useSelection(view: string) {
  const [kept, setKept] = useState({ view, selection: nothing })
  const lastTicked = useRef<number>(undefined)

  /** With shift, whatever stands between this product and the one before it goes with it. */
  const tick = useCallback(
    (products: readonly OwnListedProduct[], id: number, withShift: boolean) => {
      const ids = products.map((product) => product.id)
      const meant = withShift ? between(ids, lastTicked.current, id) : [id]
      lastTicked.current = id
      setKept((before) => {
        const selection = ofView(view, before)
        return { view, selection: withProducts(selection, meant, !isSelected(selection, id)) }
      })
    },
    [view],
  )

  return {
    selection: ofView(view, kept),
    clear: () => setKept({ view, selection: nothing }),
    selectAll: () => setKept({ view, selection: everything }),
    tick,
  }
}
export type Ticks = ReturnType<typeof useSelection>

type Kept = { view: string; selection: typeof nothing }

const ofView = (view: string, kept: Kept) => (kept.view === view ? kept.selection : nothing)
