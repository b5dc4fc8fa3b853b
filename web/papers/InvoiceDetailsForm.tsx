import type { z } from 'zod'
import { invoiceDetailsForm } from '#market/papers/invoice-details.ts'
import type { readInvoiceDetails } from '#market/papers/paper-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FormProblem } from '#web/platform/ui/fields/FormProblem.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import styles from './InvoiceDetailsForm.module.css'
import { useSaveInvoiceDetails } from './paper-queries.ts'

type Details = z.output<typeof readInvoiceDetails.answer>['data']
type Props = { details: Details }

/** Once given, it holds for every later change. */
const agreed = true as const

/** Name and address for invoices; the first time, with the agreement to their being issued in the seller's name. */
export function InvoiceDetailsForm({ details }: Props) {
  const save = useSaveInvoiceDetails()
  const { field, register, formState, submit, isSaving, problem } = useSavedForm({
    schema: invoiceDetailsForm,
    start: { ...typedOf(details), ...(details && { agreed }) },
    send: (form) => save.mutateAsync(form),
    kept: ({ data }) => ({ ...typedOf(data), agreed }),
    tell: () => toast('Invoice details saved'),
  })
  return (
    <form noValidate aria-label="Invoice details" className="col g4" onSubmit={submit}>
      <UnsavedGuard isUnsaved={formState.isDirty} />
      <div>
        <h2 className="t16">Invoice details</h2>
        <p className="t13 muted">
          {details
            ? `Your invoice numbers begin with ${details.number_prefix}. Changes apply to new orders.`
            : 'Buyers get an invoice in your name for each paid order. It needs your legal name and address.'}
        </p>
      </div>
      {problem && <FormProblem>{problem}</FormProblem>}
      <Field {...field('legal_name')} label="Legal name">
        <TextInput autoComplete="organization" />
      </Field>
      <Field {...field('street')} label="Street address">
        <TextInput autoComplete="street-address" />
      </Field>
      <div className={styles['place']}>
        <Field {...field('city')} label="City">
          <TextInput autoComplete="address-level2" />
        </Field>
        <Field {...field('state')} label="State">
          <TextInput autoComplete="address-level1" />
        </Field>
        <Field {...field('zip')} label="ZIP code">
          <TextInput autoComplete="postal-code" inputMode="numeric" />
        </Field>
      </div>
      <Field {...field('tax_id')} label="Tax ID (optional)">
        <TextInput />
      </Field>
      {!details && (
        <div>
          <Checkbox
            {...register('agreed')}
            label="Lotline may issue invoices and credit notes to buyers in our name."
          />
          {formState.errors.agreed && (
            <p role="alert" className="red t13">
              {formState.errors.agreed.message}
            </p>
          )}
        </div>
      )}
      <div>
        <Button type="submit" kind="primary" busy={isSaving}>
          {details ? 'Save invoice details' : 'Save and agree'}
        </Button>
      </div>
    </form>
  )
}

const typedOf = (details: Details) => ({
  legal_name: details?.legal_name ?? '',
  street: details?.street ?? '',
  city: details?.city ?? '',
  state: details?.state ?? '',
  zip: details?.zip ?? '',
  tax_id: details?.tax_id ?? '',
})
