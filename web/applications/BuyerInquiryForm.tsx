import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import { buyerApplication } from '#market/accounts/application.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { DeclarationFields } from '#web/resale/DeclarationFields.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
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
  const form = useForm({
    resolver: zodResolver(buyerApplication),
    defaultValues: readDraft(BUYER_DRAFT, buyerDraft),
  })
  useDraft(BUYER_DRAFT, form)
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const [channels, states] = useWatch({
    control: form.control,
    name: ['resale_channels', 'resale_states'],
  })

  const forgetRefusal = () => application.isError && application.reset()

  const thank = () => void router.navigate({ to: paths.buyerInquirySubmitted(), replace: true })
  return (
    <form
      noValidate
      data-draft={BUYER_DRAFT}
      className="col g4"
      onSubmit={(event) =>
        void handleSubmit((given) => application.mutate(given, { onSuccess: thank }))(event)
      }
    >
      <Field label="Full name" error={errors.full_name?.message}>
        <TextInput {...register('full_name')} size="large" autoComplete="name" />
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        <TextInput
          {...register('email', { onChange: forgetRefusal })}
          type="email"
          size="large"
          autoComplete="email"
        />
      </Field>
      <Field label="Company name" error={errors.buyer_name?.message}>
        <TextInput
          {...register('buyer_name')}
          size="large"
          autoComplete="organization"
          placeholder="As on your resale certificate"
        />
      </Field>
      <div className={styles['pair']}>
        <Field label="Category" error={errors.buyer_category?.message}>
          <Select {...register('buyer_category')} size="large">
            <option value="">Choose one</option>
            <CategoryOptions />
          </Select>
        </Field>
        <Field label="Annual volume" optional error={errors.annual_volume?.message}>
          <Select {...register('annual_volume')} size="large">
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
      <ApplyButton application={application}>Apply to Buy</ApplyButton>
    </form>
  )
}
