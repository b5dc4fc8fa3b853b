import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '#web/platform/ui/Field.tsx'
import { MoneyInput } from '#web/platform/ui/MoneyInput.tsx'
import type { ProductForm } from './use-product-form.ts'

type Props = {
  form: ProductForm
  name: 'msrp_cents' | 'wholesale_cents' | 'seller_price_cents'
  label: string
  hint?: ReactNode
  /** Told once the form knows of it. */
  onTyped?: (() => void) | undefined
}

export function FormMoney({ form, name, label, hint, onTyped }: Props) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <MoneyInput
        {...field}
        value={field.value ?? undefined}
        onChange={(amount) => {
          field.onChange(amount ?? null)
          onTyped?.()
        }}
      />
    </Field>
  )
}
