import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from '@tanstack/react-router'
import { Controller, useForm } from 'react-hook-form'
import { sellerApplication } from '#market/accounts/application.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
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
  const form = useForm({
    resolver: zodResolver(sellerApplication),
    defaultValues: readDraft(SELLER_DRAFT, sellerDraft),
  })
  useDraft(SELLER_DRAFT, form)
  const { register, handleSubmit, formState, control } = form
  const { errors } = formState

  const forgetRefusal = () => application.isError && application.reset()

  const goOn = () => void router.navigate({ to: paths.createProfile(), replace: true })
  return (
    <form
      noValidate
      data-draft={SELLER_DRAFT}
      className="col g4"
      onSubmit={(event) =>
        void handleSubmit((given) => application.mutate(given, { onSuccess: goOn }))(event)
      }
    >
      <Field
        label="Company name"
        hint="Buyers will see it on your lots."
        error={errors.seller_name?.message}
      >
        <TextInput {...register('seller_name')} size="large" autoComplete="organization" />
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        <TextInput
          {...register('email', { onChange: forgetRefusal })}
          type="email"
          size="large"
          autoComplete="email"
        />
      </Field>
      <div className={styles['pair']}>
        <Field label="Category" optional error={errors.seller_category?.message}>
          <Select {...register('seller_category')} size="large">
            <option value="">Not said</option>
            <CategoryOptions />
          </Select>
        </Field>
        <Field label="Annual volume" optional error={errors.annual_volume?.message}>
          <Select {...register('annual_volume')} size="large">
            <VolumeOptions />
          </Select>
        </Field>
      </div>
      <Controller
        control={control}
        name="current_buyer_relationships"
        render={({ field, fieldState: { error } }) => (
          <BuyerRelationships
            names={field.value ?? []}
            onChange={field.onChange}
            error={error?.message}
          />
        )}
      />
      <ApplyButton application={application}>Apply to Sell</ApplyButton>
    </form>
  )
}
