import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './Dialog.module.css'
import { IconButton } from '../IconButton.tsx'
import { useDialogKeys } from './use-dialog-keys.ts'
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
