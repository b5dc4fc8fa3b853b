import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import styles from './ShipToFields.module.css'
import type { ShipToForm } from './use-ship-to-form.ts'

type Props = { form: ShipToForm }

export function ShipToFields({ form: { register, formState } }: Props) {
  const { errors } = formState
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="organization" />
      </Field>
      <Field label="Address line 1" error={errors.line1?.message}>
        <TextInput {...register('line1')} autoComplete="address-line1" />
      </Field>
      <Field label="Address line 2" optional error={errors.line2?.message}>
        <TextInput {...register('line2')} autoComplete="address-line2" />
      </Field>
      <div className={styles['city']}>
        <Field label="City" error={errors.city?.message}>
          <TextInput {...register('city')} autoComplete="address-level2" />
        </Field>
        <Field label="State" error={errors.state?.message}>
          <TextInput {...register('state')} autoComplete="address-level1" />
        </Field>
        <Field label="Postal code" error={errors.postal_code?.message}>
          <TextInput {...register('postal_code')} autoComplete="postal-code" />
        </Field>
      </div>
      <div className={styles['pair']}>
        <Field label="Country" error={errors.country?.message}>
          <TextInput {...register('country')} autoComplete="country-name" />
        </Field>
        <Field label="Phone" optional error={errors.phone?.message}>
          <TextInput {...register('phone')} type="tel" autoComplete="tel" />
        </Field>
      </div>
    </>
  )
}
