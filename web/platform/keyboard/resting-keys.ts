import { useEffect } from 'react'

let forms = 0

/** Whether a form is open in which a letter that goes astray would lose work. */
export const keysRest = () => forms > 0

/** Single keys pause while this holds: a form is open, or something on the page is not saved yet. */
export function useKeysRest(whether: boolean) {
  useEffect(() => {
    if (!whether) return undefined
    forms += 1
    return () => {
      forms -= 1
    }
  }, [whether])
}
