import { returnedForm } from '#market/staff-orders/staff-order-api.ts'
import type { PartialRefund, StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { formatUsd } from '#market/money.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { ActTitle } from '../ActTitle.tsx'
import { useMarkPartReturned } from './part-queries.ts'

type Props = { order: StaffOrderDetail; part: PartialRefund; onClose: () => void }

/** Records how staff sent a refund in part: by wire, or where the card provider could not. */
export function PartReturnedDialog({ order, part, onClose }: Props) {
  const mark = useMarkPartReturned(order.id)
  const form = useSavedForm({
    schema: returnedForm,
    start: { note: '' },
    send: ({ note }) => mark.mutateAsync({ part, note }),
    tell: () => toastSaved('Recorded'),
    onSaved: onClose,
  })
  const act = order.paid_by_wire ? 'Record bank transfer' : 'Mark as refunded manually'
  return (
    <FormDialog
      form={form}
      title={<ActTitle act={act} number={order.po_number} />}
      submitLabel={act}
      cancelLabel="Back"
      onClose={onClose}
    >
      <p className="soft">
        Only once {formatUsd(part.amount_cents)} is on its way to {order.buyer_name}
        {order.paid_by_wire
          ? '. This can’t be undone.'
          : ' by other means. We won’t ask the card provider for it again. This can’t be undone.'}
      </p>
      <Field {...form.field('note')} label="Bank reference" hint="The buyer sees it.">
        <TextInput maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
