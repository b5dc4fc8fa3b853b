import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { fieldOf, type FieldOf } from '#market/products/by-field.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { notePriceTyped } from './bare-prices.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = {
  form: ProductForm
  name: FieldOf<'price'>
  hint?: ReactNode
  readOnly?: boolean | undefined
  /** Told once the form knows of it. */
  onTyped?: (() => void) | undefined
}

export function FormMoney({ form, name, hint, readOnly, onTyped }: Props) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field label={fieldOf(name).label} hint={hint} error={fieldState.error?.message}>
      <MoneyInput
        {...field}
        readOnly={readOnly}
        value={field.value ?? undefined}
        onTyped={(isBare) => notePriceTyped(form, name, isBare)}
        onChange={(amount) => {
          field.onChange(amount ?? null)
          onTyped?.()
        }}
      />
    </Field>
  )
}
