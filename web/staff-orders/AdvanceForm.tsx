import { useState, type SubmitEvent } from 'react'
import { asksBeforeShipping } from '#market/purchase-orders/dispute.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { OrderNoteField } from './OrderNoteField.tsx'
import { useAdvanceStaffOrder } from './staff-order-queries.ts'
import { consequenceOf, eventLabels, statusPill } from './staff-order-words.ts'

type Props = { order: StaffOrderDetail; event: PurchaseOrderEvent; onDone: () => void }

/** Says what the event does, takes a note, and causes the event. */
export function AdvanceForm({ order, event, onDone }: Props) {
  const advance = useAdvanceStaffOrder(order.id)
  const [note, setNote] = useState('')
  const isCorrection = event === 'correct_tracking'
  const [carrier, setCarrier] = useState((isCorrection && order.carrier) || '')
  const [tracking, setTracking] = useState((isCorrection && order.tracking_number) || '')
  const refused = isCallError(advance.error) ? advance.error.fields : {}
  const [isSure, setSure] = useState(false)
  const asks = event === 'ship' && asksBeforeShipping(order.dispute?.status)

  function submit(pressed: SubmitEvent) {
    pressed.preventDefault()
    advance.mutate(
      {
        event,
        note: note || undefined,
        carrier: carrier || undefined,
        tracking_number: tracking || undefined,
        despite_dispute: isSure || undefined,
      },
      {
        onSuccess: ({ data }) => {
          toastSaved(
            `${data.po_number}: ${isCorrection ? 'Tracking corrected' : statusPill(data.status).label}`,
          )
          onDone()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody className="col g4">
        {advance.error && <Banner tone="red">{advance.error.message}</Banner>}
        <p className="soft">{consequenceOf(event, order)}</p>
        {(event === 'ship' || isCorrection) && (
          <>
            <Field label="Carrier" optional={!isCorrection} error={refused['carrier']?.[0]}>
              <TextInput
                value={carrier}
                maxLength={80}
                onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
              />
            </Field>
            <Field
              label="Tracking number"
              optional={!isCorrection}
              error={refused['tracking_number']?.[0]}
            >
              <TextInput
                value={tracking}
                maxLength={80}
                onChange={({ currentTarget }) => setTracking(currentTarget.value)}
              />
            </Field>
          </>
        )}
        {asks && (
          <Checkbox
            label="Ship anyway, even though the payment is disputed"
            checked={isSure}
            onChange={({ currentTarget }) => setSure(currentTarget.checked)}
          />
        )}
        <OrderNoteField
          label={event === 'confirm_payment' ? 'Transfer reference' : 'Note'}
          hint="Buyer and seller see it in the order history."
          note={note}
          onChange={setNote}
        />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onDone}>Back</Button>
        <MainAct
          type="submit"
          danger={event === 'cancel'}
          busy={advance.isPending}
          disabled={asks && !isSure}
        >
          {eventLabels[event]}
        </MainAct>
      </DialogFoot>
    </form>
  )
}
