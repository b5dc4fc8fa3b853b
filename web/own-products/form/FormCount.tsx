import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { fieldOf, isRequired, type FieldOf } from '#market/products/by-field.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import type { ProductForm } from './use-product-form.ts'

type Props = {
  form: ProductForm
  name: FieldOf<'units' | 'minimum' | 'count' | 'lead time'>
  hint?: ReactNode
  /** Told once the form knows of it. */
  onTyped?: (() => void) | undefined
}

export function FormCount({ form, name, hint, onTyped }: Props) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field
      label={fieldOf(name).label}
      optional={!isRequired(name)}
      hint={hint}
      error={fieldState.error?.message}
    >
      <QuantityInput
        {...field}
        value={field.value ?? undefined}
        onChange={(count) => {
          field.onChange(count ?? null)
          onTyped?.()
        }}
      />
    </Field>
  )
}
