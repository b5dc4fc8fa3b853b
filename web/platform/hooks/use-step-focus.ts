import { useEffect, useRef } from 'react'

/** Moves focus to the heading of each new step, so that it is read out and Tab starts there. */
export function useStepFocus(step: string, headingOf = 'h1') {
  const part = useRef<HTMLElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const heading = part.current?.querySelector<HTMLElement>(headingOf)
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [step, headingOf])
  return part
}
