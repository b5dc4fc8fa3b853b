import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is pointed at or has focus within it. */
export function useAttention(element: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const listening = new AbortController()
    const on = (event: string, listener: () => void) =>
      element.current?.addEventListener(event, listener, { signal: listening.signal })
    on('pointerenter', () => setPointed(true))
    on('pointerleave', () => setPointed(false))
    on('focusin', () => setFocused(true))
    on('focusout', () => setFocused(false))
    return () => listening.abort()
  }, [element])

  return pointed || focused
}
