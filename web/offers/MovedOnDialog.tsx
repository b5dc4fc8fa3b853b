import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import type { Answer, AnswerProps } from './answer.ts'
import { MovedOn } from './MovedOn.tsx'

type Props = AnswerProps & { answer: Answer }

/** In place of a question that is out of date. */
export function MovedOnDialog({ onClose, ...about }: Props) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={`${about.offer.offer_number} has changed`}
      onClose={onClose}
    >
      <DialogBody>
        <MovedOn {...about} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  )
}
