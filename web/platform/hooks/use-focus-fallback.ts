import { useEffect, useRef, type RefObject } from 'react'

type Part = RefObject<HTMLElement | null>

/** When a change of `version` removes the focused element from a part of the page, focus moves to its `fallback`, a selector. */
export function useFocusFallback(part: Part, version: unknown, fallback: string) {
  const before = useRef(version)
  const hadFocus = useHadFocus()
  useEffect(() => {
    if (before.current === version) return
    before.current = version
    // On a page that has just opened nothing had focus, and nothing takes it.
    if (hadFocus.current && document.activeElement === document.body)
      part.current?.querySelector<HTMLElement>(fallback)?.focus({ preventScroll: true })
  }, [part, version, hadFocus, fallback])
}

/** Whether anything has had focus since this part of the page was mounted. */
function useHadFocus() {
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = () => (hadFocus.current = true)
    if (document.activeElement !== document.body) note()
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return hadFocus
}
