import type { ReactNode } from 'react'
import { fieldOf, isRequired, type FieldOf } from '#market/products/by-field.ts'
import { fields } from '#market/products/fields.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import type { ProductForm } from './use-product-form.ts'

type Props = {
  form: ProductForm
  name: FieldOf<'upc' | 'name' | 'line' | 'text' | 'month' | 'measure' | 'ship from'>
  hint?: ReactNode
  warning?: ReactNode
  error?: ReactNode
}

export function FormText({ form, name, hint, warning, error }: Props) {
  const { kind } = fields[name]
  const message = form.formState.errors[name]?.message ?? error
  return (
    <Field
      label={fieldOf(name).label}
      optional={!isRequired(name)}
      hint={hint}
      warning={warning}
      error={message}
    >
      {kind === 'text' ? (
        <TextArea {...form.register(name)} rows={5} />
      ) : (
        <TextInput autoComplete="off" {...typingOf[kind]} {...form.register(name)} />
      )}
    </Field>
  )
}

const typingOf = {
  upc: { inputMode: 'numeric' },
  measure: { inputMode: 'decimal' },
  month: { placeholder: 'MM/YYYY' },
  'ship from': { placeholder: 'Reno, NV 89501' },
  name: {},
  line: {},
} as const
