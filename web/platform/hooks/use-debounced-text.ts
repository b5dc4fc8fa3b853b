import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { debounce } from './debounce.ts'

/**
 * Text as it is typed, reported once typing has stopped. A value that changes from outside (Back, a
 * removed filter) replaces what stands in the field; the echo of what was reported does not.
 */
export function useDebouncedText(value: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(value)
  const reported = useRef(value)

  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setText(value)
  }, [value])

  function report(settled: string) {
    if (settled.trim() === reported.current) return
    reported.current = settled.trim()
    onSettle(reported.current)
  }

  const reportSettled = useEffectEvent(report)
  useEffect(() => debounce(() => reportSettled(text)), [text])

  function reportNow(now: string) {
    setText(now)
    report(now)
  }
  return { text, setText, reportNow }
}
