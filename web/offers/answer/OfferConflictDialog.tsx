import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import type { Answer, AnswerProps } from './answer.ts'
import { OfferConflict } from './OfferConflict.tsx'

type Props = AnswerProps & { answer: Answer }

/** Replaces the dialog of an answer when the offer has changed. */
export function OfferConflictDialog({ onClose, ...about }: Props) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={`${about.offer.offer_number} has changed`}
      onClose={onClose}
    >
      <DialogBody>
        <OfferConflict {...about} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  )
}
