import { useEffect, useState } from 'react'
import { onceSettled } from './once-settled.ts'

/** A value once it has not changed for a while: without a word, as long as typing takes to stop. */
export function useSettled<Value>(value: Value, pauseMs?: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => onceSettled(() => setSettled(value), pauseMs), [value, pauseMs])
  return settled
}
