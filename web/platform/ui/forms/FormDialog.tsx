import type { ReactNode } from 'react'
import { Banner } from '../Banner.tsx'
import { Button } from '../Button.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { DialogBody } from '../dialogs/DialogBody.tsx'
import { DialogFoot } from '../dialogs/DialogFoot.tsx'
import { MainAct } from '../dialogs/MainAct.tsx'
import type { Saving } from './use-saved-form.ts'

type Props = {
  form: Saving
  title: ReactNode
  /** The fields, and what is to be known before it is sent. */
  children: ReactNode
  submitLabel: string
  cancelLabel?: string | undefined
  onClose: () => void
  danger?: boolean | undefined
  wide?: boolean | undefined
  /** It may not be sent yet. */
  disabled?: boolean | undefined
}

/** A dialog that saves one thing. Mount it only while it is open: then each opening starts with a fresh form. */
export function FormDialog({ form, title, children, onClose, wide, ...foot }: Props) {
  return (
    <Dialog open wide={wide} title={title} onClose={onClose}>
      <form noValidate onSubmit={form.submit}>
        <DialogBody className="col g4">
          {form.problem && <Banner tone="red">{form.problem}</Banner>}
          {children}
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{foot.cancelLabel ?? 'Cancel'}</Button>
          <MainAct type="submit" danger={foot.danger} busy={form.isSaving} disabled={foot.disabled}>
            {foot.submitLabel}
          </MainAct>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
