import { useEffect, useState } from 'react'

/** A value once it has not changed for a while. */
export function useSettled<Value>(value: Value, settleMs: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value, settleMs])
  return settled
}
