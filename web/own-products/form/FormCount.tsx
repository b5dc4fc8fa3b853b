import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import type { ProductForm } from './use-product-form.ts'

type Props = {
  form: ProductForm
  name: 'units' | 'min_order_units' | 'inner_count' | 'inner_quantity' | 'outer_quantity'
  label: string
  optional?: boolean | undefined
  hint?: ReactNode
  /** Told once the form knows of it. */
  onTyped?: (() => void) | undefined
}

export function FormCount({ form, name, label, optional, hint, onTyped }: Props) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field label={label} optional={optional} hint={hint} error={fieldState.error?.message}>
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
