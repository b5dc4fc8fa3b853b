import { useState, type SubmitEvent } from 'react'
import { formatUsd } from '#market/money.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { ActTitle } from '../ActTitle.tsx'
import { PartFields } from './PartFields.tsx'
import { PartPreview } from './PartPreview.tsx'
import { useRefundPart } from './part-queries.ts'
import { usePart } from './use-part.ts'

type Props = { order: StaffOrderDetail; onClose: () => void }

/** Refunds a part of a paid order, by units or by an amount. */
export function RefundPartDialog({ order, onClose }: Props) {
  const entered = usePart(order)
  const refund = useRefundPart(order.id)
  const [isAsked, setAsked] = useState(false)
  const { part, reason } = entered
  const amount = part && 'amount' in part ? part.amount : undefined

  function submit(pressed: SubmitEvent) {
    pressed.preventDefault()
    setAsked(true)
    if (amount === undefined || reason.trim() === '') return
    refund.mutate(entered.form(), {
      onSuccess: () => {
        toastSaved(`${order.po_number}: Refund of ${formatUsd(amount)} requested`)
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={<ActTitle act="Refund part" number={order.po_number} />}
    >
      <form noValidate onSubmit={submit}>
        <DialogBody className="col g4">
          {refund.error && <Banner tone="red">{refund.error.message}</Banner>}
          <DescriptionList
            facts={[
              { label: 'Paid', value: formatUsd(order.total_cents) },
              { label: 'Refunded so far', value: formatUsd(order.refunded_cents) },
              { label: 'Can be refunded', value: <b>{formatUsd(entered.rest)}</b> },
            ]}
          />
          <PartFields order={order} entered={entered} />
          <Field
            label="Reason"
            hint="Buyer and seller see it, and it is printed on the credit note."
            error={isAsked && reason.trim() === '' ? 'Required' : undefined}
          >
            <TextArea
              rows={3}
              value={reason}
              maxLength={1000}
              onChange={({ currentTarget }) => entered.setReason(currentTarget.value)}
            />
          </Field>
          <PartPreview order={order} entered={entered} />
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Back</Button>
          <MainAct type="submit" busy={refund.isPending} disabled={amount === undefined}>
            {amount === undefined ? 'Refund' : `Refund ${formatUsd(amount)}`}
          </MainAct>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
