import { useEffect, useState } from 'react'
import { markOpening } from '#web/platform/navigation/open-after-press.ts'
import { onceShown } from '#web/platform/once-shown.ts'

/**
 * Whether a dialog is drawn that is to be open: from the frame after the press that opens it. The press shows first, as
 * the drawing of a large dialog would keep it waiting.
 */
export function useOpenOnceShown(isOpen: boolean) {
  const [isDrawn, setDrawn] = useState(false)
  if (!isOpen && isDrawn) setDrawn(false)
  useEffect(() => {
    if (!isOpen || isDrawn) return undefined
    const unmark = markOpening()
    onceShown(() => setDrawn(true))
    return unmark
  }, [isOpen, isDrawn])
  return isOpen && isDrawn
}
