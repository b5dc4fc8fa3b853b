import { useState } from 'react'
import type { Scanned } from '#web/scanning/scanned.ts'
import { addScanned, allArrived, noneArrived, type Count, type CountedLine } from './count.ts'

/** What a buyer counts of an order: all of it, until something else is said. */
export function useCount(lines: readonly CountedLine[]) {
  const [count, setCount] = useState<Count>(() => allArrived(lines))
  const [isTouched, setTouched] = useState(false)

  function begin(from: Count) {
    setTouched(true)
    setCount(from)
  }
  return {
    count,
    set: (id: number, units: number | undefined) => begin(new Map(count).set(id, units)),
    all: () => begin(allArrived(lines)),
    none: () => begin(noneArrived(lines)),
    /** The first scan begins to count from zero, unless something was counted by hand. */
    scan: (code: string): Scanned => {
      const scanned = addScanned(lines, isTouched ? count : noneArrived(lines), code)
      if (scanned.isAdded) begin(scanned.count)
      return { words: scanned.said, isKnown: scanned.isAdded }
    },
  }
}
