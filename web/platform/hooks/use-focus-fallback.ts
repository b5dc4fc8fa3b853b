import { useEffect, useRef, type RefObject } from 'react'

type Part = RefObject<HTMLElement | null>

/** When what had focus leaves a part of the page as its `face` changes, focus goes to the `heir`. */
export function useFocusFallback(part: Part, face: unknown, heir: string) {
  const before = useRef(face)
  const hadFocus = useHadFocus()
  useEffect(() => {
    if (before.current === face) return
    before.current = face
    // On a page that has just opened nothing had focus, and nothing takes it.
    if (hadFocus.current && document.activeElement === document.body)
      part.current?.querySelector<HTMLElement>(heir)?.focus({ preventScroll: true })
  }, [part, face, hadFocus, heir])
}

/** Whether anything was focused since this part of the page is there. */
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
