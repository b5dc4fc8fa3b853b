import { useEffect, useState } from 'react'
import { debounce } from './debounce.ts'

/** The value once it has stopped changing, by default for as long as a pause in typing. */
export function useDebounced<Value>(value: Value, pauseMs?: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => debounce(() => setSettled(value), pauseMs), [value, pauseMs])
  return settled
}
