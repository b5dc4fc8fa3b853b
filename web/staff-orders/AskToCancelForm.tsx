import { useState, type SubmitEvent } from 'react'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { useAskForApproval, useWaiting } from '#web/approvals/approval-queries.ts'
import { askingLabel, askingMeans } from '#web/approvals/asking-words.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { OrderNoteField } from './OrderNoteField.tsx'
import { consequenceOf } from './staff-order-words.ts'

type Props = { order: StaffOrderDetail; onDone: () => void }

/** Cancels a paid order whose refund is too large for one administrator. */
export function AskToCancelForm({ order, onDone }: Props) {
  const hasColleague = useWaiting({ act: 'refund', subjectId: order.id }).data?.hasColleague ?? true
  const ask = useAskForApproval()
  const [note, setNote] = useState('')

  function submit(pressed: SubmitEvent) {
    pressed.preventDefault()
    ask.mutate(
      { act: 'refund', subject_id: order.id, note: note || undefined },
      {
        onSuccess: ({ data }) => {
          toastSaved(data.outcome ? `${order.po_number}: Canceled` : 'Sent for approval')
          onDone()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody className="col g4">
        {ask.error && <Banner tone="red">{ask.error.message}</Banner>}
        <p className="soft">{consequenceOf('cancel', order)}</p>
        <Banner tone="info">{askingMeans(hasColleague)}</Banner>
        <OrderNoteField
          hint="Buyer and seller see it in the order history, once it is canceled."
          note={note}
          onChange={setNote}
        />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onDone}>Back</Button>
        <MainAct type="submit" danger={!hasColleague} busy={ask.isPending}>
          {askingLabel(hasColleague, 'Confirm and cancel order')}
        </MainAct>
      </DialogFoot>
    </form>
  )
}
