import { useEffect, useState } from 'react'
import { debounce } from './debounce.ts'

/** A value once it has not changed for a while: without a word, as long as typing takes to stop. */
export function useDebounced<Value>(value: Value, pauseMs?: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => debounce(() => setSettled(value), pauseMs), [value, pauseMs])
  return settled
}
