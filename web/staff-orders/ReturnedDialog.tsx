import { returnedForm } from '#market/staff-orders/staff-order-api.ts'
import type { Refund, StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { formatUsd } from '#market/money.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { ActTitle } from './ActTitle.tsx'
import { useMarkRefunded } from './staff-order-queries.ts'

const ACT = 'Mark as refunded manually'

type Props = { order: StaffOrderDetail; refund: Refund; onClose: () => void }

/** Records that staff returned the money themselves, and how. */
export function ReturnedDialog({ order, refund, onClose }: Props) {
  const mark = useMarkRefunded(order.id)
  const form = useSavedForm({
    schema: returnedForm,
    start: { note: '' },
    send: ({ note }) => mark.mutateAsync({ refund, note }),
    tell: () => toastSaved('Marked as refunded manually'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={<ActTitle act={ACT} number={order.po_number} />}
      submitLabel={ACT}
      cancelLabel="Back"
      onClose={onClose}
    >
      <p className="soft">
        Only once {formatUsd(refund.amount_cents)} is on its way to {order.buyer_name} by other
        means. We won’t ask the card provider for it again. This can’t be undone.
      </p>
      <Field
        {...form.field('note')}
        label="Note"
        hint="How it was returned, such as the transfer reference. The buyer sees it."
      >
        <TextArea rows={3} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
