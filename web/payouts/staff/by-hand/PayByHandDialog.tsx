import { formatUsd } from '#market/money.ts'
import { paymentForm } from '#market/payouts/staff-payout-api.ts'
import type { StaffPayout } from '#market/payouts/staff-payouts-list.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useRecordPayment } from '../staff-payout-queries.ts'
import { RevealedDetails } from './RevealedDetails.tsx'

type Props = { payout: StaffPayout; onClose: () => void }

/** Staff read where to transfer the money, and record the transfer. */
export function PayByHandDialog({ payout, onClose }: Props) {
  const { id, seller_name: seller, amount_cents: amount } = payout
  const record = useRecordPayment(id)
  const form = useSavedForm({
    schema: paymentForm,
    start: { bank_reference: '' },
    send: ({ bank_reference: reference }) => record.mutateAsync(reference),
    tell: () => toastSaved(`${formatUsd(amount)} to ${seller} recorded`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`Pay ${formatUsd(amount)} to ${seller}`}
      submitLabel="Record payment"
      onClose={onClose}
    >
      <p className="soft">
        Transfer it from our bank first, then record the payment here. {seller} is told that it was
        paid.
      </p>
      <RevealedDetails payout={payout} />
      <Field
        {...form.field('bank_reference')}
        label="Bank reference"
        hint="The number our bank gives the transfer. The seller sees it."
      >
        <TextInput autoComplete="off" maxLength={140} />
      </Field>
    </FormDialog>
  )
}
