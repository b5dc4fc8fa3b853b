import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { returnedForm } from '#market/staff-orders/staff-order-api.ts'
import type { Refund, StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { formatUsd } from '#market/money.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useMarkRefunded } from './staff-order-queries.ts'

type Props = { order: StaffOrderDetail; refund: Refund; onDone: () => void }

/** Records that staff returned the money themselves, and how. */
export function ReturnedForm({ order, refund, onDone }: Props) {
  const mark = useMarkRefunded(order.id)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(returnedForm),
    defaultValues: { note: '' },
  })
  const send = ({ note }: { note: string }) =>
    mark.mutate(
      { refund, note },
      {
        onSuccess: () => {
          toastSaved('Marked as refunded by hand')
          onDone()
        },
      },
    )

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <DialogBody className="col g4">
        {mark.error && <Banner tone="red">{mark.error.message}</Banner>}
        <p className="soft">
          Only once {formatUsd(refund.amount_cents)} is on its way to {order.buyer_name} by other
          means. The card provider is not asked for it again. This cannot be undone.
        </p>
        <Field
          label="Note"
          hint="How it was returned, such as the reference of the transfer. The buyer reads it."
          error={formState.errors.note?.message}
        >
          <TextArea {...register('note')} rows={3} maxLength={1000} />
        </Field>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onDone}>Back</Button>
        <Button type="submit" kind="primary" busy={mark.isPending}>
          Mark as refunded by hand
        </Button>
      </DialogFoot>
    </form>
  )
}
