import { useEffect, type RefObject } from 'react'

/** Pressing "/" anywhere but in a field moves to this one. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, wanted: boolean) {
  useEffect(() => {
    if (!wanted) return undefined
    function go(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTypedInto(event.target)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [field, wanted])
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
