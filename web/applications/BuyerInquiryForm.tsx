import { useRouter } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { buyerApplication } from '#market/accounts/application.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { DeclarationFields } from '#web/resale/DeclarationFields.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { useApplyAsBuyer } from './application-queries.ts'
import { ApplyButton } from './ApplyButton.tsx'
import { CategoryOptions } from './CategoryOptions.tsx'
import { BUYER_DRAFT, buyerDraft, readDraft } from './draft.ts'
import styles from './InquiryForm.module.css'
import { useDraft } from './use-draft.ts'
import { VolumeOptions } from './VolumeOptions.tsx'

export function BuyerInquiryForm() {
  const router = useRouter()
  const application = useApplyAsBuyer()
  const form = useSavedForm({
    schema: buyerApplication,
    start: readDraft(BUYER_DRAFT, buyerDraft),
    send: (given) => application.mutateAsync(given),
    onSaved: () => void router.navigate({ to: paths.buyerInquirySubmitted(), replace: true }),
  })
  useDraft(BUYER_DRAFT, form)
  const { field } = form
  const [channels, states] = useWatch({
    control: form.control,
    name: ['resale_channels', 'resale_states'],
  })
  return (
    <form noValidate data-draft={BUYER_DRAFT} className="col g4" onSubmit={form.submit}>
      <Field {...field('full_name')} label="Full name">
        <TextInput size="large" autoComplete="name" />
      </Field>
      <Field {...field('email')} label="Email">
        <TextInput type="email" size="large" autoComplete="email" />
      </Field>
      <Field {...field('buyer_name')} label="Company name">
        <TextInput
          size="large"
          autoComplete="organization"
          placeholder="As on your resale certificate"
        />
      </Field>
      <div className={styles['pair']}>
        <Field {...field('buyer_category')} label="Category">
          <Select size="large">
            <option value="">Choose one</option>
            <CategoryOptions />
          </Select>
        </Field>
        <Field {...field('annual_volume')} label="Annual volume" optional>
          <Select size="large">
            <VolumeOptions />
          </Select>
        </Field>
      </div>
      <Disclosure title="Where do you resell? (optional)">
        <DeclarationFields
          declared={{ resale_channels: channels ?? [], resale_states: states ?? [] }}
          onChange={(declared) => {
            form.setValue('resale_channels', declared.resale_channels)
            form.setValue('resale_states', declared.resale_states)
          }}
        />
      </Disclosure>
      <ApplyButton form={form}>Apply to Buy</ApplyButton>
    </form>
  )
}
