import { useEffect, useRef, type RefObject } from 'react'

type Part = RefObject<HTMLElement | null>

/** When what had focus leaves a part of the page as its `face` changes, focus goes to the `heir`. */
export function useKeptFocus(part: Part, face: unknown, heir: string) {
  const before = useRef(face)
  useEffect(() => {
    if (before.current === face) return
    before.current = face
    if (document.activeElement === document.body)
      part.current?.querySelector<HTMLElement>(heir)?.focus({ preventScroll: true })
  }, [part, face, heir])
}
