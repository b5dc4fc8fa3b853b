import { useState } from 'react'
import { addScanned, allArrived, noneArrived, type Count, type CountedLine } from './count.ts'

/** What a buyer counts of an order: all of it, until something else is said. */
export function useCount(lines: readonly CountedLine[]) {
  const [count, setCount] = useState<Count>(() => allArrived(lines))
  const [isTouched, setTouched] = useState(false)
  const [said, setSaid] = useState<string>()

  function begin(from: Count) {
    setTouched(true)
    setSaid(undefined)
    setCount(from)
  }
  return {
    count,
    /** What became of the last scan. */
    said,
    set: (id: number, units: number | undefined) => begin(new Map(count).set(id, units)),
    all: () => begin(allArrived(lines)),
    none: () => begin(noneArrived(lines)),
    /** The first scan begins to count from zero, unless something was counted by hand. */
    scan: (code: string) => {
      const scanned = addScanned(lines, isTouched ? count : noneArrived(lines), code)
      setSaid(scanned.said)
      if (!scanned.isAdded) return
      setTouched(true)
      setCount(scanned.count)
    },
  }
}
