import { useRouter } from '@tanstack/react-router'
import { Controller } from 'react-hook-form'
import { sellerApplication } from '#market/accounts/application.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { useApplyAsSeller } from './application-queries.ts'
import { ApplyButton } from './ApplyButton.tsx'
import { BuyerRelationships } from './BuyerRelationships.tsx'
import { CategoryOptions } from './CategoryOptions.tsx'
import { readDraft, SELLER_DRAFT, sellerDraft } from './draft.ts'
import styles from './InquiryForm.module.css'
import { useDraft } from './use-draft.ts'
import { VolumeOptions } from './VolumeOptions.tsx'

export function SellerInquiryForm() {
  const router = useRouter()
  const application = useApplyAsSeller()
  const form = useSavedForm({
    schema: sellerApplication,
    start: readDraft(SELLER_DRAFT, sellerDraft),
    send: (given) => application.mutateAsync(given),
    onSaved: () => void router.navigate({ to: paths.createProfile(), replace: true }),
  })
  useDraft(SELLER_DRAFT, form)
  const { field } = form
  return (
    <form noValidate data-draft={SELLER_DRAFT} className="col g4" onSubmit={form.submit}>
      <Field {...field('seller_name')} label="Company name" hint="Buyers will see it on your lots.">
        <TextInput size="large" autoComplete="organization" />
      </Field>
      <Field {...field('email')} label="Email">
        <TextInput type="email" size="large" autoComplete="email" />
      </Field>
      <div className={styles['pair']}>
        <Field {...field('seller_category')} label="Category" optional>
          <Select size="large">
            <option value="">Prefer not to say</option>
            <CategoryOptions />
          </Select>
        </Field>
        <Field {...field('annual_volume')} label="Annual volume" optional>
          <Select size="large">
            <VolumeOptions />
          </Select>
        </Field>
      </div>
      <Controller
        control={form.control}
        name="current_buyer_relationships"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <BuyerRelationships names={value ?? []} onChange={onChange} error={error?.message} />
        )}
      />
      <ApplyButton form={form}>Apply to Sell</ApplyButton>
    </form>
  )
}
