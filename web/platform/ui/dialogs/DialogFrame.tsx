import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { isSendKey } from '#web/platform/keyboard/send-key.ts'
import { classes } from '../classes.ts'
import styles from './Dialog.module.css'
import { IconButton } from '../IconButton.tsx'
import { actToSend } from './main-act.ts'
import { useDialogStart, type DialogStart } from './use-dialog-start.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** DialogBody and DialogFoot; a form may stand around the two. */
  children: ReactNode
  wide?: boolean | undefined
  /** A press outside closes it too; only where there is no work to lose. */
  closesOutside?: boolean | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  /** Where the focus begins; the main act where one is asked, words where one reads, a field elsewhere. */
  startsAt?: DialogStart | undefined
}

/** Escape closes it, Tab stays inside, focus returns to where it was; on phones it fills the bottom. */
export function DialogFrame({ open, wide, ...content }: DialogProps) {
  const { onClose, closesOutside } = content
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={closesOutside ?? false}
      className={styles['scrim'] ?? ''}
    >
      <Modal className={classes(styles['modal'], wide && styles['wide'])}>
        <DialogContent {...content} />
      </Modal>
    </ModalOverlay>
  )
}

type ContentProps = Omit<DialogProps, 'open' | 'wide'>

function DialogContent({ onClose, title, children, closesOutside, ...is }: ContentProps) {
  const dialog = useRef<HTMLElement>(null)
  const { role = 'dialog' } = is
  const usual = role === 'alertdialog' ? 'act' : 'field'
  useDialogStart(dialog, is.startsAt ?? (closesOutside ? 'words' : usual))
  useDialogKeys(dialog)
  return (
    <AriaDialog ref={dialog} role={role} className={styles['dialog'] ?? ''}>
      <header className={styles['head']}>
        <Heading slot="title">{title}</Heading>
        <IconButton label="Close" onClick={onClose}>
          <X className="i-20" />
        </IconButton>
      </header>
      {children}
    </AriaDialog>
  )
}

/** Ctrl+Enter sends a dialog from anywhere in it; Enter held down presses no button. */
function useDialogKeys(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key, repeat, isComposing } = event
      const dialog = part.current
      if (key !== 'Enter' || event.defaultPrevented || isComposing) return
      // Focus may have come here since the key went down.
      const at = repeat ? document.activeElement : target
      if (!(at instanceof Element) || !dialog?.contains(at)) return
      // The press that opened the dialog would answer it too.
      if (repeat && at.closest('button, a')) event.preventDefault()
      if (!isSendKey(event)) return
      event.preventDefault()
      if (!repeat) actToSend(dialog, at)?.click()
    }
    // After the dialog's own parts, which may have taken the key.
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [part])
}
