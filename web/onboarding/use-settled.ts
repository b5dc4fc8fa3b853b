import { useEffect, useState } from 'react'

const SETTLE_MS = 1000

/** A value once it has stopped changing. */
export function useSettled<Value>(value: Value) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
