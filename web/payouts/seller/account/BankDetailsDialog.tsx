import { BANK_HOLD_DAYS, bankDetailsForm } from '#market/payouts/bank-details.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useSaveBankDetails } from '../payout-queries.ts'

type Props = { isChange: boolean; onClose: () => void }

/** The bank account that payments by hand go to. Its numbers are never shown again as a whole. */
export function BankDetailsDialog({ isChange, onClose }: Props) {
  const save = useSaveBankDetails()
  const form = useSavedForm({
    schema: bankDetailsForm,
    start: { account_holder: '', bank_name: '', routing_number: '', account_number: '' },
    send: (details) => save.mutateAsync(details),
    tell: () => toast('Bank details saved'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={isChange ? 'New bank details' : 'Bank details'}
      submitLabel={isChange ? `Save, and wait ${BANK_HOLD_DAYS} days` : 'Save bank details'}
      onClose={onClose}
    >
      <Field {...form.field('account_holder')} label="Account holder">
        <TextInput autoComplete="off" maxLength={200} />
      </Field>
      <Field {...form.field('bank_name')} label="Bank">
        <TextInput autoComplete="off" maxLength={200} />
      </Field>
      <Field
        {...form.field('routing_number')}
        label="Routing number"
        hint="The 9 digits at the bottom left of a check."
      >
        <TextInput autoComplete="off" inputMode="numeric" />
      </Field>
      <Field {...form.field('account_number')} label="Account number">
        <TextInput autoComplete="off" inputMode="numeric" />
      </Field>
      <p className="soft t13">
        Stored encrypted. Only administrators can see the whole number, and each look is logged.
      </p>
    </FormDialog>
  )
}
