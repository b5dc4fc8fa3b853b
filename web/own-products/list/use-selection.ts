import { useRef, useState } from 'react'
import { between, everything, isSelected, nothing, withLots } from './selection.ts'

/** What is ticked in the list of a view; another view begins with nothing. */
export function useSelection(view: string) {
  const [kept, setKept] = useState({ view, selection: nothing })
  const lastTicked = useRef<number>(undefined)
  const selection = kept.view === view ? kept.selection : nothing
  const set = (next: typeof nothing) => setKept({ view, selection: next })

  return {
    selection,
    clear: () => set(nothing),
    selectAll: () => set(everything),
    /** With shift, whatever stands between this lot and the one before it goes with it. */
    tick(lots: readonly number[], id: number, withShift: boolean) {
      const meant = withShift ? between(lots, lastTicked.current, id) : [id]
      set(withLots(selection, meant, !isSelected(selection, id)))
      lastTicked.current = id
    },
  }
}
export type Ticks = ReturnType<typeof useSelection>
