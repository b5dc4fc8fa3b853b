import { useEffect, useRef } from 'react'

/** The line above a step. It takes the reader up from where the button of the other stood, and is read out. */
export function useStepHead(step: number) {
  const head = useRef<HTMLParagraphElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    head.current?.focus()
  }, [step])
  return head
}
