import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { debounce } from './debounce.ts'

/**
 * Text as it is typed, told on once typing has stopped. A value that changes from outside (Back, a
 * removed filter) replaces what stands in the field; the echo of what was told does not.
 */
export function useDebouncedText(value: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(value)
  const told = useRef(value)

  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])

  function tell(settled: string) {
    if (settled.trim() === told.current) return
    told.current = settled.trim()
    onSettle(told.current)
  }

  const tellSettled = useEffectEvent(tell)
  useEffect(() => debounce(() => tellSettled(text)), [text])

  function tellNow(now: string) {
    setText(now)
    tell(now)
  }
  return { text, setText, tellNow }
}
