import { useLayoutEffect, type RefObject } from 'react'
import { fieldToTypeIn } from '#web/platform/hooks/field-to-type-in.ts'
import { actToStartAt } from './main-act.ts'

/** A field to type in, or else the main act; the main act of what is asked; or the words of what is read. */
export type DialogStart = 'field' | 'act' | 'words'

/** Focuses what a dialog is for, as soon as it is there, and again when what had the focus is gone. */
export function useDialogStart(part: RefObject<HTMLElement | null>, start: DialogStart) {
  useLayoutEffect(() => {
    const dialog = part.current
    if (!dialog || start === 'words') return undefined
    // Who has begun to read or press is not led elsewhere.
    let isUntouched = true
    const touch = () => (isUntouched = false)

    function begin() {
      const { activeElement: focused } = document
      const isAtStart = focused === dialog && isUntouched
      if (focused !== document.body && !isAtStart) return
      focusStart()
    }
    function focusStart() {
      if (!dialog) return
      const field = start === 'field' ? fieldToTypeIn(dialog) : null
      if (field) field.focus()
      else actToStartAt(dialog)?.focus({ preventScroll: true })
    }
    if (!dialog.contains(document.activeElement)) focusStart()
    const watcher = new MutationObserver(begin)
    watcher.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    dialog.addEventListener('pointerdown', touch)
    dialog.addEventListener('keydown', touch)
    return () => {
      watcher.disconnect()
      dialog.removeEventListener('pointerdown', touch)
      dialog.removeEventListener('keydown', touch)
    }
  }, [part, start])
}
