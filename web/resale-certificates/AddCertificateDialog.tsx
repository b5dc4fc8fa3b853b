import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { byName } from '#market/by-name.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { certificateForm, type CertificateForm } from '#market/resale-certificates/certificate.ts'
import { usePurchaseOrders } from '#web/purchase-orders/use-purchase-orders.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { DocumentField } from '#web/uploads/DocumentField.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useAddCertificate } from './certificate-queries.ts'
import { CoveredStates } from './CoveredStates.tsx'

type Props = { onClose: () => void }
type Sent = z.output<typeof certificateForm>

/** Adds a certificate with its document. */
export function AddCertificateDialog({ onClose }: Props) {
  const add = useAddCertificate()
  const today = dayOf(useNow())
  const form = useSavedForm<CertificateForm, Sent, unknown>({
    schema: certificateForm,
    start: {
      number: '',
      states: [],
      valid_from: today,
      valid_until: null,
      seller_id: null,
      document_key: '',
    },
    send: (certificate) => add.mutateAsync(certificate),
    tell: () => toast('Certificate added. We’ll check it and let you know.'),
    onSaved: onClose,
  })
  const {
    states,
    valid_until: until,
    seller_id: sellerId,
  } = useWatch({
    control: form.control,
    compute: (values) => values,
  })
  const set = <Name extends keyof CertificateForm>(name: Name, value: CertificateForm[Name]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the value is of the field that is named
    form.setValue(name, value as never, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  return (
    <FormDialog
      form={form}
      title="Add resale certificate"
      submitLabel="Add certificate"
      onClose={onClose}
    >
      <Field {...form.field('number')} label="Certificate number">
        <TextInput autoComplete="off" maxLength={60} />
      </Field>
      <CoveredStates
        error={form.field('states').error}
        states={states}
        onChange={(next) => set('states', next)}
      />
      <Field {...form.field('valid_from')} label="Valid from">
        <TextInput type="date" />
      </Field>
      <Field label="Valid until" optional error={form.field('valid_until').error}>
        <TextInput
          type="date"
          value={until ?? ''}
          onChange={({ currentTarget: { value } }) => set('valid_until', value || null)}
        />
      </Field>
      <Field label="Seller" error={form.field('seller_id').error}>
        <Select
          value={String(sellerId ?? '')}
          onChange={({ currentTarget: { value } }) =>
            set('seller_id', value === '' ? null : Number(value))
          }
        >
          <option value="">All sellers</option>
          {useSellers().map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <DocumentField
        words="Drop the certificate here, or choose it"
        error={form.field('document_key').error}
        onChange={(key) => set('document_key', key)}
      />
    </FormDialog>
  )
}

/** Those the buyer has ordered from, by name. */
function useSellers() {
  const { data: orders = [] } = usePurchaseOrders({ isOptional: true })
  const sellers = new Map(orders.map(({ seller_id: id, seller_name: name }) => [id, name]))
  return [...sellers].toSorted(([, one], [, other]) => byName(one, other))
}
