import { useState } from 'react'
import { totalWordsOfAll } from '#market/freight/freight-of-offer.ts'
import { otherParty } from '#market/offers/offer-history.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { rejectOffer } from '../offer-queries.ts'
import { ReasonField } from '../answer/ReasonField.tsx'
import { SelectedDialog, type SelectedProps } from './SelectedDialog.tsx'

/** Ends several offers, with one reason for all. */
export function RejectSelectedDialog(props: SelectedProps) {
  const { opened, viewer } = props
  const [reason, setReason] = useState('')
  const words = counted(opened.length, 'offer')
  const total = totalWordsOfAll(opened)
  return (
    <SelectedDialog
      {...props}
      title={`Reject ${words} of ${total}?`}
      done="rejected"
      act={`Reject ${words}`}
      isDanger
      answerOne={async (offer) => {
        await rejectOffer({ offer, note: reason.trim() || undefined })
        return {}
      }}
      rowOf={(offer) => ({ total: offer.total_cents })}
    >
      <ReasonField
        label="Reason"
        hint={`Each ${otherParty(viewer)} sees this. A rejected offer can’t be answered anymore.`}
        viewer={viewer}
        reason={reason}
        onChange={setReason}
      />
    </SelectedDialog>
  )
}
