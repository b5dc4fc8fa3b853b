import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import {
  sampleBuyerCategories,
  sampleSellerCategories,
} from '#market/sample-profiles/sample-categories.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import styles from './Leads.module.css'
import type { LeadValues, typedLead } from './lead-values.ts'

type Props = { form: UseFormReturn<LeadValues, unknown, z.output<typeof typedLead>> }

export function LeadFields({ form: { register, formState } }: Props) {
  const { errors } = formState
  return (
    <>
      <div className={styles['pair']}>
        <Field label="Company" error={errors.company?.message}>
          <TextInput {...register('company')} />
        </Field>
        <Field label="Buyer category" error={errors.buyer_category?.message}>
          <Select {...register('buyer_category')}>
            <option value="">Choose one</option>
            {sampleBuyerCategories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      </div>
      <ChoiceGroup
        legend="Product categories"
        className={styles['categories']}
        error={errors.product_categories?.message}
      >
        {sampleSellerCategories.map((name) => (
          <Checkbox key={name} label={name} value={name} {...register('product_categories')} />
        ))}
      </ChoiceGroup>
      <div className={styles['pair']}>
        <Field label="Contact name" error={errors.contact_name?.message}>
          <TextInput {...register('contact_name')} />
        </Field>
        <Field label="Title" optional error={errors.contact_title?.message}>
          <TextInput {...register('contact_title')} />
        </Field>
        <Field label="Contact email" error={errors.contact_email?.message}>
          <TextInput {...register('contact_email')} type="email" />
        </Field>
        <Field label="Phone" optional error={errors.contact_phone?.message}>
          <TextInput {...register('contact_phone')} type="tel" />
        </Field>
        <Field label="City" optional error={errors.city?.message}>
          <TextInput {...register('city')} />
        </Field>
        <Field label="State" optional error={errors.state?.message}>
          <TextInput {...register('state')} />
        </Field>
      </div>
      <Field
        label="Source of consent"
        hint="How, where and when the contact agreed to hear from sellers."
        error={errors.consent_source?.message}
      >
        <TextInput {...register('consent_source')} />
      </Field>
    </>
  )
}
