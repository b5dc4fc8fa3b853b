import { useState, type SubmitEvent } from 'react'
import { partAsksSecond, refundAsksSecond } from '#market/approvals/approval-limits.ts'
import { formatUsd, type Cents } from '#market/money.ts'
import type { PartialRefundForm } from '#market/staff-orders/partial-refund-form.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { useAskForApproval, useWaiting } from '#web/approvals/approval-queries.ts'
import { askingLabel, askingMeans } from '#web/approvals/asking-words.ts'
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
  const refund = useRefundOrAsk(order)
  const [isAsked, setAsked] = useState(false)
  const { part, reason } = entered
  const amount = part && 'amount' in part ? part.amount : undefined
  const isLarge = amount !== undefined && partAsksSecond({ refunded: order.refunded_cents, amount })

  function submit(pressed: SubmitEvent) {
    pressed.preventDefault()
    setAsked(true)
    if (amount === undefined || reason.trim() === '') return
    refund.send({ form: entered.form(), isLarge }, (isDecided) => {
      toastSaved(
        isDecided
          ? `${order.po_number}: Refund of ${formatUsd(amount)} requested`
          : 'Sent for approval',
      )
      onClose()
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
          {isLarge && <Banner tone="info">{askingMeans(refund.hasColleague)}</Banner>}
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Back</Button>
          <MainAct type="submit" busy={refund.isPending} disabled={amount === undefined}>
            {labelOf(amount, isLarge, refund.hasColleague)}
          </MainAct>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

type Sent = { form: PartialRefundForm; isLarge: boolean }

/** Refunds a part, or asks a second administrator where it is too large for one. */
function useRefundOrAsk({ id, total_cents: total }: StaffOrderDetail) {
  const refund = useRefundPart(id)
  const ask = useAskForApproval()
  const isLarge = refundAsksSecond({ isPaid: true, total })
  const waiting = useWaiting({ act: 'partial_refund', subjectId: id, isLarge })
  return {
    hasColleague: waiting.data?.hasColleague ?? true,
    error: refund.error ?? ask.error,
    isPending: refund.isPending || ask.isPending,
    send(sent: Sent, then: (isDecided: boolean) => void) {
      if (!sent.isLarge) return refund.mutate(sent.form, { onSuccess: () => then(true) })
      const approval = { ...sent.form, act: 'partial_refund', subject_id: id } as const
      ask.mutate(approval, { onSuccess: ({ data }) => then(data.outcome !== null) })
    },
  }
}

function labelOf(amount: Cents | undefined, isLarge: boolean, hasColleague: boolean) {
  if (amount === undefined) return 'Refund'
  const words = `Refund ${formatUsd(amount)}`
  return isLarge ? askingLabel(hasColleague, `Confirm: ${words}`) : words
}
