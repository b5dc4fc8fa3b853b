import { useEffect, type ComponentProps } from 'react'
import { countryOf, shipToCountries } from '#market/ship-to-places.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import styles from './ShipToFields.module.css'
import type { ShipToForm } from './use-ship-to-form.ts'

type Props = {
  /** Where the address is unclear, what no carrier takes is marked at once. */
  form: Omit<ShipToForm, 'isUnclear'> & { isUnclear?: boolean }
}

export function ShipToFields({ form }: Props) {
  const { register, watch, resetField, formState, field, trigger, isUnclear } = form
  const { errors } = formState
  useEffect(() => {
    if (isUnclear) void trigger()
  }, [isUnclear, trigger])
  const country = countryOf(watch('country')) ?? shipToCountries[0]
  return (
    <>
      <Field {...field('name')} label="Name">
        <TextInput autoComplete="organization" />
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
      <Field {...field('line1')} label="Address line 1">
        <TextInput autoComplete="address-line1" />
      </Field>
      <Field {...field('line2')} label="Address line 2" optional>
        <TextInput autoComplete="address-line2" />
      </Field>
      <div className={styles['city']}>
        <Field {...field('city')} label="City">
          <TextInput autoComplete="address-level2" />
        </Field>
        <Field label={country.regionWord} error={errors.state?.message}>
          <PlaceSelect
            {...register('state')}
            autoComplete="address-level1"
            value={watch('state')}
            places={country.regions}
          />
        </Field>
        <Field {...field('postal_code')} label="Postal code">
          <TextInput autoComplete="postal-code" />
        </Field>
      </div>
      <Field {...field('phone')} label="Phone" optional>
        <TextInput type="tel" autoComplete="tel" />
      </Field>
    </>
  )
}

type PlaceSelectProps = Omit<ComponentProps<typeof Select>, 'value'> & {
  value: string
  places: readonly (readonly [code: string, name: string])[]
}

/** Countries, or the states of one. What was kept before there was a list stands in it until another is chosen. */
function PlaceSelect({ value, places, ...select }: PlaceSelectProps) {
  const isListed = places.some(([code]) => code === value)
  return (
    <Select {...select} value={value}>
      {!isListed && <option value={value}>{value || 'Choose'}</option>}
      {places.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
