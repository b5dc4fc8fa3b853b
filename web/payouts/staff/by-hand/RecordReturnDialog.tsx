import { formatUsd } from '#market/money.ts'
import { payoutReturnForm } from '#market/payouts/staff-payout-api.ts'
import type { StaffPayout } from '#market/payouts/staff-payouts-list.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useRecordReturn } from '../staff-payout-queries.ts'

type Props = { payout: StaffPayout; onClose: () => void }

/** A payout by hand that was not sent after all, or that the bank returned. */
export function RecordReturnDialog({ payout, onClose }: Props) {
  const { id, status, seller_name: seller, amount_cents: amount } = payout
  const wasSent = status === 'paid'
  const record = useRecordReturn(id)
  const form = useSavedForm({
    schema: payoutReturnForm,
    start: { reason: '' },
    send: ({ reason }) => record.mutateAsync(reason),
    tell: () => toastSaved(wasSent ? 'Return recorded' : 'Recorded as not sent'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={wasSent ? `Did ${seller}’s bank return it?` : `Not sent to ${seller}?`}
      submitLabel={wasSent ? 'Record return' : 'Record as not sent'}
      danger
      onClose={onClose}
    >
      <p className="soft">
        {wasSent
          ? `Only once ${formatUsd(amount)} is back in our account. It is available to ${seller} again, and nothing is paid until they answer.`
          : `Only if ${formatUsd(amount)} was not transferred. It is available to ${seller} again, and goes out with the next pay run.`}
      </p>
      <Field {...form.field('reason')} label="Reason" hint="The seller sees it.">
        <TextArea rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
