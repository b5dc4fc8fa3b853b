import { countryOf, shipToCountries } from '#market/ship-to-places.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { PlaceSelect } from './PlaceSelect.tsx'
import styles from './ShipToFields.module.css'
import type { ShipToForm } from './use-ship-to-form.ts'

type Props = { form: ShipToForm }

export function ShipToFields({ form }: Props) {
  const { register, watch, resetField, formState } = form
  const { errors } = formState
  const country = countryOf(watch('country')) ?? shipToCountries[0]
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="organization" />
      </Field>
      <Field label="Country" error={errors.country?.message}>
        <PlaceSelect
          {...register('country', {
            // Neither means anything in the other country.
            onChange: () => {
              resetField('state', { defaultValue: '' })
              resetField('postal_code', { defaultValue: '' })
            },
          })}
          autoComplete="country"
          value={watch('country')}
          places={shipToCountries.map(({ code, name }) => [code, name])}
        />
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
        <Field label={country.regionWord} error={errors.state?.message}>
          <PlaceSelect
            {...register('state')}
            autoComplete="address-level1"
            value={watch('state')}
            places={country.regions}
          />
        </Field>
        <Field label="Postal code" error={errors.postal_code?.message}>
          <TextInput {...register('postal_code')} autoComplete="postal-code" />
        </Field>
      </div>
      <Field label="Phone" optional error={errors.phone?.message}>
        <TextInput {...register('phone')} type="tel" autoComplete="tel" />
      </Field>
    </>
  )
}
