import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogBody } from './DialogBody.tsx'
import { DialogFoot } from './DialogFoot.tsx'
import { MainAct } from './MainAct.tsx'

type Props = {
  open: boolean
  title: string
  /** What will happen, before it does. */
  children: ReactNode
  /** What the button does: "Yes, delete product". */
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onClose: () => void
  /** A second way to say yes. */
  other?: ReactNode
  danger?: boolean | undefined
  busy?: boolean | undefined
  /** What is asked for in it is not filled in. */
  disabled?: boolean | undefined
}

export function ConfirmDialog({ open, title, children, onConfirm, onClose, ...words }: Props) {
  return (
    <Dialog role="alertdialog" open={open} onClose={onClose} title={title}>
      <DialogBody className="soft">{children}</DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{words.cancelLabel}</Button>
        {words.other}
        <MainAct
          danger={words.danger}
          busy={words.busy}
          disabled={words.disabled}
          onClick={onConfirm}
        >
          {words.confirmLabel}
        </MainAct>
      </DialogFoot>
    </Dialog>
  )
}
