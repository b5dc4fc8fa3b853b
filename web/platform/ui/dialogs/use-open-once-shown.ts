import { startTransition, useEffect, useState } from 'react'
import { markOpening } from '#web/platform/navigation/open-after-press.ts'
import { onceShown } from '#web/platform/once-shown.ts'

/**
 * Whether a dialog is drawn that is to be open: from the frame after the press that opens it, and in slices. The press
 * shows first, as the drawing of a large dialog would keep it waiting.
 */
export function useOpenOnceShown(isOpen: boolean) {
  // One that takes the place of another comes with its end: else the page would be bare for a frame.
  const [isDrawn, setDrawn] = useState(() => isOpen && !import.meta.env.SSR && isDialogOpen())
  if (!isOpen && isDrawn) setDrawn(false)
  useEffect(() => {
    if (!isOpen || isDrawn) return undefined
    const unmark = markOpening()
    const draw = () => setDrawn(true)
    // What is pressed next is meant for the dialog.
    onceShown((isPressed) => (isPressed ? draw() : startTransition(draw)))
    return unmark
  }, [isOpen, isDrawn])
  return isOpen && isDrawn
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
