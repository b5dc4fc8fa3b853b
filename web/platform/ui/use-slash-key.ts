import { useEffect, type RefObject } from 'react'
import { isForThePage } from './key-press.ts'

/** Pressing "/" anywhere but in a field moves to this one. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, wanted: boolean) {
  useEffect(() => {
    if (!wanted) return undefined
    function go(event: KeyboardEvent) {
      if (event.key !== '/' || !isForThePage(event)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [field, wanted])
}
