import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './Dialog.module.css'
import { IconButton } from '../IconButton.tsx'

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
}

/** Escape closes it, Tab stays inside, focus returns to where it was; on phones it fills the bottom. */
export function DialogFrame({
  open,
  onClose,
  title,
  children,
  wide,
  closesOutside,
  role,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={closesOutside ?? false}
      className={styles['scrim'] ?? ''}
    >
      <Modal className={classes(styles['modal'], wide && styles['wide'])}>
        <AriaDialog role={role ?? 'dialog'} className={styles['dialog'] ?? ''}>
          <header className={styles['head']}>
            <Heading slot="title">{title}</Heading>
            <IconButton label="Close" onClick={onClose}>
              <X className="i-20" />
            </IconButton>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
