import { useEffect, type RefObject } from 'react'
import { isSendKey } from '#web/platform/keyboard/send-key.ts'
import { actToSend } from './main-act.ts'

/** Ctrl+Enter sends a dialog from anywhere in it; Enter held down presses no button. */
export function useDialogKeys(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key, repeat, isComposing } = event
      const dialog = part.current
      if (key !== 'Enter' || event.defaultPrevented || isComposing) return
      if (!(target instanceof Element) || !dialog?.contains(target)) return
      // The press that opened the dialog would answer it too.
      if (repeat && target.closest('button, a')) event.preventDefault()
      if (!isSendKey(event)) return
      event.preventDefault()
      if (!repeat) actToSend(dialog, target)?.click()
    }
    // After the dialog's own parts, which may have taken the key.
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [part])
}
