import { useEffect, useRef } from 'react'
import { fieldToTypeIn } from './field-to-type-in.ts'

/**
 * Moves focus into each new step: to its heading, so that it is read out and Tab starts there, or to its first field
 * where one types at once.
 */
export function useStepFocus(step: string, { heading = 'h1', typesAtOnce = false } = {}) {
  const part = useRef<HTMLElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const field = typesAtOnce && fieldToTypeIn(part.current?.querySelector('form') ?? null)
    if (field) return field.focus()
    const found = part.current?.querySelector<HTMLElement>(heading)
    found?.setAttribute('tabindex', '-1')
    found?.focus({ preventScroll: true })
  }, [step, heading, typesAtOnce])
  return part
}
