import { useState } from 'react'
import { otherParty } from '#market/offers/offer-history.ts'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import type { AnswerProps } from './answer.ts'
import { OfferConflictDialog } from './OfferConflictDialog.tsx'
import { NoteField } from './NoteField.tsx'
import { useWithdrawOffer } from '../offer-queries.ts'
import { counterpartyOf } from '../offer-words.ts'
import { isConflict, refusalWords } from '../offer-refusal-words.ts'

export function WithdrawDialog(props: AnswerProps) {
  const { opened, offer, viewer, onClose } = props
  const [note, setNote] = useState('')
  const { mutateAsync, isPending } = useWithdrawOffer()
  const other = otherParty(viewer)

  async function withdraw() {
    try {
      await mutateAsync({ offer, note: note.trim() || undefined })
      toast(`${offer.offer_number} is withdrawn`)
    } catch (error) {
      if (isConflict(error)) return
      toastProblem(refusalWords(error))
    }
    onClose()
  }
  if (offer.revision !== opened.revision && !isPending)
    return <OfferConflictDialog {...props} answer="withdraw" />
  return (
    <ConfirmDialog
      open
      danger
      title={`Withdraw ${offer.offer_number}?`}
      confirmLabel="Yes, withdraw"
      cancelLabel="Keep it"
      busy={isPending}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      <div className="col g4">
        <p>
          The offer ends, and {counterpartyOf(offer, viewer)} can’t accept or counter it anymore.
          {viewer === 'buyer'
            ? ' You can make a new offer on its lots.'
            : ` Only the ${other} can make a new offer.`}
        </p>
        <NoteField to={other} note={note} onChange={setNote} />
      </div>
    </ConfirmDialog>
  )
}
